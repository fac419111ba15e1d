/** What teaches a title, fetched once; and which bubble of a lesson comes with a question. */

import type { LessonInfo, StepInfo, TeachingInfo } from '../protocol'
import { api } from './api'

let known: Readonly<Record<string, TeachingInfo>> = $state.raw({})
const asked = new Map<string, Promise<void>>()

/** What teaches a title, as soon as it is here. */
export function teachingOf(title: string): TeachingInfo | null {
  if (title && !asked.has(title)) {
    const fetched = api.teaching(title).then((teaching) => void (known = { ...known, [title]: teaching }))
    fetched.catch(() => asked.delete(title))
    asked.set(title, fetched)
  }
  return known[title] ?? null
}

/** The twin of `Lesson.step` in `stavitel.kernel.teaching`: the first step whose moment has come. */
export function stepFor(lesson: Pick<LessonInfo, 'steps'>, shown: readonly string[], topic: string, keys: readonly string[], told: ReadonlySet<string>): StepInfo | null {
  if (shown.includes(lesson.steps.at(-1)?.name ?? '')) return null
  return (
    lesson.steps.find(
      (step) =>
        !shown.includes(step.name) &&
        step.topic === topic &&
        (!step.offers || keys.some((key) => key.startsWith(step.offers))) &&
        (!step.told || told.has(step.told)) &&
        step.after.every((name) => shown.includes(name)),
    ) ?? null
  )
}

/** The answer that a step proposes, if one is on offer. */
export function proposalOf(step: Pick<StepInfo, 'propose'>, keys: readonly string[]): string | null {
  for (const wanted of step.propose) {
    const found = keys.find((key) => key === wanted || (wanted.endsWith('*') && key.startsWith(wanted.slice(0, -1))))
    if (found) return found
  }
  return null
}

const KEY = 'stavitel.lesson.'

/** The steps that were shown at a table. */
export function shownAt(table: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

export function rememberShown(table: string, shown: readonly string[]): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(shown))
  } catch {
    // Told again after a reload.
  }
}
