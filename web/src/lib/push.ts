/** "Your turn" when the page is closed: Web Push through the service worker. */

import type { PushTarget } from '../protocol'
import { api } from './api'

export function pushPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

export async function pushOn(): Promise<boolean> {
  if (!pushPossible()) return false
  const there = await navigator.serviceWorker.getRegistration()
  return !!(await there?.pushManager.getSubscription())
}

export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const worker = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const { key } = await api.pushKey()
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const target = targetOf(made)
  if (target) await api.push(target)
  return target !== null
}

export async function unsubscribe(): Promise<void> {
  const there = await navigator.serviceWorker.getRegistration()
  const made = await there?.pushManager.getSubscription()
  if (!made) return
  const target = targetOf(made)
  if (target) await api.pushStop(target).catch(() => undefined)
  await made.unsubscribe()
}

function targetOf(made: PushSubscription): PushTarget | null {
  const { endpoint, keys } = made.toJSON()
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']]
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  const found = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) found[at] = text.charCodeAt(at)
  return found
}
