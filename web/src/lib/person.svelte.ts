/** Who sits before this browser. */

import type { Person } from '../protocol'
import { api } from './api'
import { settings } from './settings.svelte'

export const self: { person: Person | null; known: boolean; offline: boolean } = $state({ person: null, known: false, offline: false })

let asked: Promise<void> | undefined

export function meet(): Promise<void> {
  asked ??= api
    .me()
    .then((person) => {
      self.person = person
      self.known = true
      self.offline = false
    })
    .catch(() => {
      self.offline = true
      asked = undefined
    })
  return asked
}

export async function call(name: string): Promise<void> {
  self.person = self.person ? await api.change({ name }) : await api.guest(name, settings.lang)
}
