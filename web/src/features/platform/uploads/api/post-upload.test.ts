import { afterEach, expect, test, vi } from 'vitest'
import { postUpload, refusalOf } from './post-upload.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what the storage refuses is said in words', () => {
  expect(refusalOf(400, '<Error><Code>EntityTooLarge</Code></Error>').detail).toContain('too large')
  expect(refusalOf(403, '<Error><Code>AccessDenied</Code></Error>').detail).toContain('try again')
  expect(refusalOf(500, 'a proxy’s page').detail).toContain('We couldn’t upload the file.')
})

/** A request on a slow line. As in a browser, its time counts from the sending and may be changed until it is over. */
class SlowRequest {
  static sent: SlowRequest
  status = 204
  timeout = 0
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  ontimeout?: () => void
  private sentAt = 0

  open(): void {}

  send(): void {
    SlowRequest.sent = this
    this.sentAt = performance.now()
  }

  async goOn(seconds: number, share: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    if (performance.now() - this.sentAt >= this.timeout) this.ontimeout?.()
    else if (share === 1) this.onload?.()
    else this.upload.onprogress?.({ loaded: share, total: 1 })
  }
}

test('a file that goes on arriving may take its time, and one that has stopped is given up', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
  const upload = () => postUpload({ url: '/', fields: {} }, new Blob(['paper']), () => undefined)
  const slow = upload()
  for (const share of [0.25, 0.5, 0.75, 1]) await SlowRequest.sent.goOn(40, share)
  await expect(slow).resolves.toBeUndefined()

  const stopped = upload()
  await SlowRequest.sent.goOn(40, 0.25)
  const refused = expect(stopped).rejects.toMatchObject({ code: 'unreachable' })
  await SlowRequest.sent.goOn(61, 0.25)
  await refused
})
