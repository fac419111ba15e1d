/** What the coach has said: a word about every topic when it is met for the first time, remembered per person. */

import { api } from './api'
import { self } from './person.svelte'
import { remember, settings } from './settings.svelte'

const KEY = 'stavitel.coach'

interface Met {
  person: string
  topics: string[]
}

function load(): Met {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Met> | null
    if (Array.isArray(kept?.topics)) return { person: String(kept.person ?? ''), topics: kept.topics.map(String) }
  } catch {
    // A browser that keeps nothing asks the server.
  }
  return { person: '', topics: [] }
}

/** Topics that were met, `title:topic`, and by whom. */
const met: Met = $state(load())

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(met))
  } catch {
    // The server remembers.
  }
}

/** Another person sits down here: what they have met wherever they played is fetched. What nobody's name stands on is theirs. */
export async function coachPerson(person: string): Promise<void> {
  const unsaid = met.person === '' ? [...met.topics] : []
  if (met.person !== person) met.topics = unsaid
  met.person = person
  try {
    const known = unsaid.length ? await api.coach({ topics: unsaid }) : await api.coached()
    if (met.person !== person) return
    met.topics = [...new Set([...(known.topics ?? []), ...met.topics])]
    if (settings.coach !== (known.on ?? true)) {
      settings.coach = known.on ?? true
      remember()
    }
  } catch {
    // What this browser knows will do.
  }
  keep()
}

export function isMet(title: string, topic: string): boolean {
  return met.topics.includes(`${title}:${topic}`)
}

/** From now on the topic is known; or it is to be explained once more. */
export function meetTopic(title: string, topic: string, known = true): void {
  const name = `${title}:${topic}`
  if (met.topics.includes(name) === known) return
  met.topics = known ? [...met.topics, name] : met.topics.filter((one) => one !== name)
  keep()
  if (self.person) void api.coach({ topics: [name], known }).catch(() => undefined)
}

/** The coach is silent, or speaks again. */
export function speakUp(on: boolean): void {
  settings.coach = on
  remember()
  if (self.person) void api.coach({ on }).catch(() => undefined)
}
