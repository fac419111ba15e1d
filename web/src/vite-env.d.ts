/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons' {
  /** The files of icons: of the client, of each title, and of all by the hash of their name. */
  const index: { client: string; titles: Record<string, string>; shards: string[] }
  export default index
}
