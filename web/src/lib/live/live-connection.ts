import * as z from 'zod/mini'
import { LiveMessage } from '#shared/platform/live/live-message.ts'
import { debug } from '../debug.ts'
import { backoffMs } from './backoff.ts'

type LiveOptions = {
  /** A ticket opens one connection, so each attempt asks for its own. */
  ticket: () => Promise<string>
  onMessage: (message: LiveMessage) => void
  /** Called when it opens for the first time, or again. Messages in between were missed. */
  onOpen: (again: boolean) => void
}

/** Holds one live connection open until the returned function is called. */
export function openLiveConnection({ ticket, onMessage, onOpen }: LiveOptions): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let interrupted = false
  let connecting = false
  let stopped = false

  async function connect(): Promise<void> {
    clearTimeout(timer)
    connecting = true
    try {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
      const address = `${scheme}://${location.host}/live?ticket=${encodeURIComponent(await ticket())}`
      if (stopped) return
      const opened = new WebSocket(address)
      socket = opened
      opened.addEventListener('open', () => {
        debug('live: connected')
        onOpen(interrupted)
        interrupted = false
        failures = 0
      })
      opened.addEventListener('message', ({ data }) => receive(data))
      opened.addEventListener('close', ({ code }) => {
        debug('live: closed', code)
        if (socket === opened) later()
      })
    } catch {
      later()
    } finally {
      connecting = false
    }
  }

  function receive(data: unknown): void {
    try {
      const parsed = z.safeParse(LiveMessage, JSON.parse(String(data)))
      debug('live:', parsed.data?.kind)
      if (parsed.success) onMessage(parsed.data)
    } catch {
      // A message that is no JSON comes from a newer server than this page knows.
    }
  }

  function later(): void {
    socket = undefined
    if (stopped) return
    interrupted = true
    timer = setTimeout(() => void connect(), backoffMs(failures, Math.random()))
    failures += 1
  }

  function now(): void {
    if (socket || connecting || stopped) return
    failures = 0
    void connect()
  }

  addEventListener('online', now)
  void connect()
  return () => {
    stopped = true
    clearTimeout(timer)
    removeEventListener('online', now)
    socket?.close()
  }
}
