/** The server over HTTP. Every address it has is named here, but for that of the socket (early.ts). */

import type {
  Analysis, AttemptJudged, BlockedPerson, CardInfo, CoachChange, Coached, ExampleFrame, Frame, Hint, History, InviteLink, NewTable, NoticeSettings, Person, Problem, PushKey, PushTarget, Question, QuietHours, RatingLine, Reach, RulesBook, Seated, SeatLink, SeatWish, SessionInfo, SharedRecord, Statistics, TableInfo, TargetMade, TeachingInfo, TestResult, TitleInfo, Verified,
} from '../protocol'
import type { Lang } from './settings.svelte'

/** How an error is told: in the reader's words if there are any for its code, else in the server's sentence. */
let told = (_code: string, sentence: string): string => sentence

export function tellTroubles(how: typeof told): void {
  told = how
}

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(told(code, sentence))
  }
}

/** What goes wrong with something, as a sentence; nothing where it goes well. */
export async function troubleOf(what: () => Promise<void>): Promise<string> {
  try {
    await what()
    return ''
  } catch (problem) {
    return (problem as Error).message
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
  teaching: (title: string): Promise<TeachingInfo> => call('GET', `/api/titles/${title}/teaching`),
  example: (title: string, step: string, answers: readonly string[][]): Promise<ExampleFrame> => call('POST', `/api/titles/${title}/examples/${step}`, { answers }),
  lesson: (title: string): Promise<Seated> => call('POST', `/api/titles/${title}/lesson`),
  coached: (): Promise<Coached> => call('GET', '/api/me/coach'),
  coach: (change: Partial<CoachChange>): Promise<Coached> => call('POST', '/api/me/coach', change),
  hint: (id: string, seat: number | null, seconds: number): Promise<Hint> => call('POST', `${at(id)}/hint?seconds=${seconds}${seat === null ? '' : `&seat=${seat}`}`),
  reach: (): Promise<Reach> => call('GET', '/api/reach'),
  tables: (): Promise<TableInfo[]> => call('GET', '/api/tables'),
  mine: (): Promise<TableInfo[]> => call('GET', '/api/tables/mine'),
  table: (id: string): Promise<TableInfo> => call('GET', at(id)),
  create: (table: NewTable): Promise<Seated> => call('POST', '/api/tables', table),
  join: (id: string, seat: number | null = null): Promise<Seated> => call('POST', `${at(id)}/join`, { seat }),
  claim: (secret: string): Promise<Seated> => call('POST', '/api/claim', { secret }),
  start: (id: string): Promise<TableInfo> => call('POST', `${at(id)}/start`),
  leave: (id: string): Promise<TableInfo> => call('POST', `${at(id)}/leave`),
  rematch: (id: string): Promise<Seated> => call('POST', `${at(id)}/rematch`),
  declineRematch: (id: string): Promise<void> => call('POST', `${at(id)}/rematch/decline`),
  reseat: (id: string, seat: number, kind: 'open' | 'bot', level: string | null): Promise<TableInfo> => call('POST', `${at(id)}/seats/${seat}`, { kind, level }),
  link: (id: string, seat: number): Promise<SeatLink> => call('POST', `${at(id)}/seats/${seat}/link`),
  history: (id: string): Promise<History> => call('GET', `${at(id)}/history`),
  frame: (id: string, step: number, seat: number | null): Promise<Frame> => call('GET', `${at(id)}/replay?at=${step}${seat === null ? '' : `&seat=${seat}`}`),
  verify: (id: string): Promise<Verified> => call('GET', `${at(id)}/verify`),
  analysis: (id: string, open: boolean): Promise<Analysis> => call('GET', `${at(id)}/analysis?open=${open}`),
  analyse: (id: string, open: boolean): Promise<Analysis> => call('POST', `${at(id)}/analysis`, { open_cards: open }),
  askedThen: (id: string, step: number, seat: number): Promise<Question> => call('GET', `${at(id)}/seats/${seat}/asked?at=${step}`),
  attempt: (id: string, step: number, seat: number, keys: string[]): Promise<AttemptJudged> => call('POST', `${at(id)}/attempt`, { at: step, seat, keys }),
  contentAddress: (title: string): string => `/api/titles/${title}/content`,
  recordAddress: (id: string): string => `${at(id)}/record`,
  pushKey: (): Promise<PushKey> => call('GET', '/api/push'),
  push: (target: PushTarget): Promise<void> => call('POST', '/api/push', target),
  pushStop: (target: PushTarget): Promise<void> => call('POST', '/api/push/forget', target),
  agree: (id: string, seat: number): Promise<void> => call('POST', `${at(id)}/seats/${seat}/agree`),
  becomeHost: (id: string): Promise<TableInfo> => call('POST', `${at(id)}/host`),
  closeTable: (id: string): Promise<void> => call('POST', `${at(id)}/close`),
  invite: (id: string): Promise<InviteLink> => call('POST', `${at(id)}/invite`),
  silence: (id: string, silent: boolean): Promise<void> => call('PUT', `${at(id)}/silence`, { silent }),
  blocks: (): Promise<BlockedPerson[]> => call('GET', '/api/me/blocks'),
  unblock: (person: string): Promise<void> => call('DELETE', `/api/me/blocks/${person}`),
  block: (id: string, seat: number, blocked: boolean): Promise<void> => call('POST', `${at(id)}/seats/${seat}/block`, { blocked }),
  report: (id: string, seat: number | null, text: string): Promise<void> => call('POST', `${at(id)}/report`, { seat, text }),
  ranking: (title: string): Promise<RatingLine[]> => call('GET', `/api/titles/${title}/ranking`),
  askReset: (account: string): Promise<void> => call('POST', '/api/account/reset', { account }),
  callTime: (id: string, seat: number): Promise<TableInfo> => call('POST', `${at(id)}/seats/${seat}/call`),
  comeBack: (id: string, seat: number): Promise<TableInfo> => call('POST', `${at(id)}/seats/${seat}/back`),
  comeInvited: (id: string, token: string): Promise<void> => call('POST', `${at(id)}/invited`, { token }),
  notices: (): Promise<NoticeSettings> => call('GET', '/api/notices'),
  addNotice: (kind: string, endpoint: string): Promise<TargetMade> => call('POST', '/api/notices', { kind, endpoint }),
  removeNotice: (key: string): Promise<void> => call('DELETE', `/api/notices/${key}`),
  testNotice: (key: string): Promise<TestResult> => call('POST', `/api/notices/${key}/test`),
  quietHours: (hours: QuietHours | null): Promise<void> => call('PUT', '/api/notices/quiet', hours),
  tellMail: (mail: string): Promise<void> => call('POST', '/api/mail', { mail }),
  confirmMail: (mail: string, code: string): Promise<void> => call('POST', '/api/mail/confirm', { mail, code }),
  changePassword: (old: string, fresh: string): Promise<void> => call('POST', '/api/account/password', { old, new: fresh }),
  useReset: (secret: string, password: string): Promise<void> => call('POST', '/api/account/reset/confirm', { secret, password }),
  sessions: (): Promise<SessionInfo[]> => call('GET', '/api/me/sessions'),
  endSession: (key: string): Promise<void> => call('DELETE', `/api/me/sessions/${key}`),
  statistics: (): Promise<Statistics> => call('GET', '/api/me/statistics'),
  forgetMe: (password: string | null): Promise<void> => call('POST', '/api/me/forget', { password }),
  uploadRecord: (record: Record<string, unknown>): Promise<SharedRecord> => call('POST', '/api/records', { record }),
  shareTable: (table: string): Promise<SharedRecord> => call('POST', '/api/records', { table }),
  sharedRecord: (id: string): Promise<SharedRecord> => call('GET', `/api/records/${encodeURIComponent(id)}`),
  sharedFrame: (id: string, step: number, seat: number | null): Promise<Frame> => call('GET', `/api/records/${encodeURIComponent(id)}/frame?at=${step}${seat === null ? '' : `&seat=${seat}`}`),
  playOn: (id: string, step: number, seats: SeatWish[]): Promise<Seated> => call('POST', `/api/records/${encodeURIComponent(id)}/play`, { at: step, seats }),
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
