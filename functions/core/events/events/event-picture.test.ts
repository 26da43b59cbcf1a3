import { expect, test } from 'vitest'
import { eventPicture } from './event-picture.ts'

const event = {
  title: 'Winter Warm-Up',
  venueName: 'Wharf Nine',
  city: 'Louisville',
  state: 'KY',
  startsAt: '2026-12-12T14:00:00.000Z',
  startsOn: '2026-12-12',
  timeZone: 'America/Kentucky/Louisville',
  status: 'published' as const,
}

/** Width and height, as the header of a PNG has them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('a link to an event is shown with a PNG of the size that networks ask for', async () => {
  const png = await eventPicture(event)
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(sizeOf(png)).toEqual([1200, 630])
})

test('a change of the title, the day or the state changes the picture', async () => {
  const pictures = await Promise.all(
    [event, { ...event, title: 'Winter Wake-Up' }, { ...event, status: 'cancelled' as const }].map(
      eventPicture,
    ),
  )
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(3)
})

test('a title in any script, of any length and with signs of markup is drawn and breaks nothing', async () => {
  for (const title of ['"/><script>alert(1)</script>', 'مرحبا بالعالم 東京 🔊', 'x'.repeat(120)])
    expect(sizeOf(await eventPicture({ ...event, title }))).toEqual([1200, 630])
})
