import { expect, test } from 'vitest'
import { routeInfra } from '#lib/route-infra.ts'
import { newId } from '#shared/ids.ts'
import { createFunctionThread, isDrawing } from './function-thread.ts'

const { getEventPicture, setProfilePicture, getEvent } = routeInfra

/** A request that is refused before anything is read. */
const refused = {
  requestContext: { requestId: 'one', timeEpoch: 0, http: { method: 'GET', sourceIp: '', userAgent: '' } },
  headers: {},
  pathParameters: { eventId: 'none' },
}

test('what draws a picture runs beside the others, and nothing else does', () => {
  expect([getEventPicture, setProfilePicture, getEvent].map(({ entry }) => isDrawing(entry))).toEqual([
    true,
    true,
    false,
  ])
})

test('a function in the thread answers as any other, and its log is kept with theirs', async () => {
  const lines: string[] = []
  const thread = createFunctionThread((line) => void lines.push(line))
  try {
    expect(await thread.invoke(getEventPicture.entry, refused)).toMatchObject({ statusCode: 400 })
    const failing = { ...refused, pathParameters: { eventId: newId('evt', '2026-12-12T14:00:00.000Z') } }
    // Its table is named nowhere.
    expect(await thread.invoke(getEventPicture.entry, failing)).toMatchObject({ statusCode: 500 })
    expect(lines.map((line) => JSON.parse(line).route)).toContain('getEventPicture')
    await expect(thread.invoke('api/none.ts', refused)).rejects.toThrow()
  } finally {
    await thread.stop()
  }
})

test('the end of a thread is told to those who wait, and the next call starts another', async () => {
  const thread = createFunctionThread(() => undefined)
  const waiting = thread.invoke(getEventPicture.entry, refused)
  const told = expect(waiting).rejects.toThrow('stopped')
  await thread.stop()
  await told
  expect(await thread.invoke(getEventPicture.entry, refused)).toMatchObject({ statusCode: 400 })
  await thread.stop()
})
