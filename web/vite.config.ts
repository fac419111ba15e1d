import { readFileSync, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin, Rollup } from 'vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = fileURLToPath(new URL('.', import.meta.url))

/** In development the sample scenes come straight from the source tree. */
function sources(): Plugin {
  const roots: [string, string][] = [
    ['/fixtures/', resolve(here, 'fixtures')],
  ]
  return {
    name: 'stavitel-sources',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        for (const [prefix, folder] of roots) {
          const file = resolve(folder, path.slice(prefix.length))
          if (path.startsWith(prefix) && file.startsWith(folder) && existsSync(file)) {
            response.setHeader('content-type', path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8')
            response.end(readFileSync(file))
            return
          }
        }
        next()
      })
    },
  }
}

/** `virtual:icons` lists the files of icons that scripts/icons.mjs made. */
function icons(): Plugin {
  const name = 'virtual:icons'
  return {
    name: 'stavitel-icons',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const list = resolve(here, 'public/icons/index.json')
      return `export default ${existsSync(list) ? readFileSync(list, 'utf8') : '{"client":"","titles":{},"shards":[]}'}`
    },
  }
}

/** The first page asks for the chunk of the main program at once; `boot.ts` would only then find out about it. */
function ahead(): Plugin {
  return {
    name: 'stavitel-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((one) => one.type === 'chunk')
        const main = chunks.find((one) => one.name === 'main')
        const boot = chunks.find((one) => one.isEntry)
        const files = main ? [main.fileName, ...main.imports].filter((name) => name !== boot?.fileName && !boot?.imports.includes(name)) : []
        return files.map((name) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` }, injectTo: 'head' as const }))
      },
    },
  }
}

/** A table needs nearly everything of these at once: told so, a browser compiles them as they come in, and not when they are first called. */
function eager(): Plugin {
  return {
    name: 'stavitel-eager',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const one of Object.values(bundle)) if (one.type === 'chunk' && ['main', 'both', 'table'].includes(one.name)) one.code = `//# allFunctionsCalledOnLoad\n${one.code}`
      },
    },
  }
}

/** Few files instead of many: what every screen needs, what a table and the lobby share, and what only a table needs. */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const reached = (name: string): Set<string> => {
    const found = new Set<string>()
    const visit = (one: string): void => {
      if (found.has(one)) return
      found.add(one)
      getModuleInfo(one)?.importedIds.forEach(visit)
    }
    visit(resolve(here, 'src', name))
    return found
  }
  if (reached('boot.ts').has(id) || id.includes('preload-helper')) return 'boot'
  if (reached('main.ts').has(id)) return 'main'
  if (!reached('screens/TableScreen.svelte').has(id)) return undefined
  return reached('screens/Lobby.svelte').has(id) ? 'both' : 'table'
}

const server = process.env['STAVITEL_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), sources(), icons(), ahead(), eager()],
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  build: {
    outDir: '../src/stavitel/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
})
