import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'

const { url } = inBrowser()

test('pages of others may show a board or standings and nothing else of the platform', async () => {
  const frames = async (path: string) => {
    const { headers } = await fetch(url + path)
    const policy = headers.get('content-security-policy')?.split('; ') ?? []
    return [policy.find((one) => one.startsWith('frame-ancestors')), headers.get('x-frame-options')]
  }
  const id = 'evt_01HZZZZZZZZZZZZZZZZZZZZZZZ'
  for (const path of [`/embed/events/${id}/board`, '/embed/leaderboard'])
    expect([path, ...(await frames(path))]).toEqual([path, 'frame-ancestors *', null])
  for (const path of [
    '/',
    `/events/${id}/board`,
    `/events/${id}/results`,
    '/leaderboard',
    '/embed',
    '/embedded/x',
  ])
    expect([path, ...(await frames(path))]).toEqual([path, "frame-ancestors 'none'", 'DENY'])
})
