/** The server over HTTP. Every address it has is named here and nowhere else. */

import type {
  CardInfo, Frame, History, NewTable, Person, Problem, PushKey, PushTarget, RulesBook, Seated, SeatLink, TableInfo, TitleInfo, Verified,
} from '../protocol'
import type { Lang } from './settings.svelte'

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

let csrf = ''

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET' && csrf) headers['x-stavitel-csrf'] = csrf
  const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), credentials: 'same-origin' })
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>
    throw new Trouble(answer.status, problem.code ?? String(answer.status), problem.sentence ?? answer.statusText)
  }
  if (answer.status === 204) return undefined as T
  return (await answer.json()) as T
}

function known(person: Person): Person {
  csrf = person.csrf
  return person
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  me: async (): Promise<Person | null> => {
    try {
      return known(await call<Person>('GET', '/api/me'))
    } catch (problem) {
      if (problem instanceof Trouble && (problem.status === 401 || problem.status === 404)) return null
      throw problem
    }
  },
  guest: async (name: string, language: Lang): Promise<Person> => known(await call<Person>('POST', '/api/guest', { name, language })),
  change: async (what: { name?: string; language?: Lang }): Promise<Person> => known(await call<Person>('PATCH', '/api/me', what)),
  register: async (account: string, password: string): Promise<Person> => known(await call<Person>('POST', '/api/account', { account, password })),
  login: async (account: string, password: string): Promise<Person> => known(await call<Person>('POST', '/api/login', { account, password })),
  logout: (): Promise<void> => call('POST', '/api/logout'),
  titles: (): Promise<TitleInfo[]> => call('GET', '/api/titles'),
  cards: (title: string): Promise<CardInfo[]> => call('GET', `/api/titles/${title}/cards`),
  tables: (): Promise<TableInfo[]> => call('GET', '/api/tables'),
  mine: (): Promise<TableInfo[]> => call('GET', '/api/tables/mine'),
  table: (id: string): Promise<TableInfo> => call('GET', at(id)),
  create: (table: NewTable): Promise<Seated> => call('POST', '/api/tables', table),
  join: (id: string, seat: number | null = null): Promise<Seated> => call('POST', `${at(id)}/join`, { seat }),
  claim: (secret: string): Promise<Seated> => call('POST', '/api/claim', { secret }),
  start: (id: string): Promise<TableInfo> => call('POST', `${at(id)}/start`),
  leave: (id: string): Promise<TableInfo> => call('POST', `${at(id)}/leave`),
  rematch: (id: string): Promise<Seated> => call('POST', `${at(id)}/rematch`),
  reseat: (id: string, seat: number, kind: 'open' | 'bot', level: string | null): Promise<TableInfo> => call('POST', `${at(id)}/seats/${seat}`, { kind, level }),
  link: (id: string, seat: number): Promise<SeatLink> => call('POST', `${at(id)}/seats/${seat}/link`),
  history: (id: string): Promise<History> => call('GET', `${at(id)}/history`),
  frame: (id: string, step: number, seat: number | null): Promise<Frame> => call('GET', `${at(id)}/replay?at=${step}${seat === null ? '' : `&seat=${seat}`}`),
  verify: (id: string): Promise<Verified> => call('GET', `${at(id)}/verify`),
  recordAddress: (id: string): string => `${at(id)}/record`,
  pushKey: (): Promise<PushKey> => call('GET', '/api/push'),
  push: (target: PushTarget): Promise<void> => call('POST', '/api/push', target),
  pushStop: (target: PushTarget): Promise<void> => call('POST', '/api/push/forget', target),
  socket: (id: string): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${encodeURIComponent(id)}`,
}

const books = new Map<string, Promise<{ markdown: string; language: string }>>()

/** The rules of a title in a language if they are written in it, else in English. */
export function fetchRules(title: string, lang: Lang): Promise<{ markdown: string; language: string }> {
  const name = `${lang}/${title}`
  let found = books.get(name)
  if (!found) {
    found = call<RulesBook>('GET', `/api/titles/${title}/rules?language=${lang}`).then(async (book) => {
      if (lang === 'en') return { markdown: book.markdown, language: 'en' }
      const english = await fetchRules(title, 'en')
      return { markdown: book.markdown, language: english.markdown === book.markdown ? 'en' : lang }
    })
    found.catch(() => books.delete(name))
    books.set(name, found)
  }
  return found
}
