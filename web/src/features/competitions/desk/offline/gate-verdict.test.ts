import { expect, test } from 'vitest'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { findRow, readEntered, readShown } from './find-row.ts'
import { gateVerdict, rowWith } from './gate-verdict.ts'
import type { QueueItem } from './queue-item.ts'
import { sameScan } from './same-scan.ts'

const ticket = `CA1.ABCD2345.${'x'.repeat(22)}`
const row = (more: Partial<RosterRow> = {}): RosterRow => ({
  id: 'reg_1' as RosterRow['id'],
  name: 'Robin Porter',
  number: 7,
  code: 'ABCD2345',
  classKeys: [],
  dueCents: 0,
  status: 'confirmed',
  ...more,
})
const queued = (more: Partial<QueueItem>): QueueItem =>
  ({
    id: '1',
    eventId: 'evt_1',
    registrationId: 'reg_1',
    name: 'Robin Porter',
    deviceAt: '2027-07-10T14:00:00.000Z',
    state: 'waiting',
    ...more,
  }) as QueueItem

test('lets in people on the list who have paid, and says what to take from those who have not', () => {
  expect(gateVerdict(row(), []).kind).toBe('let_in')
  expect(gateVerdict(row({ dueCents: 3000 }), [])).toMatchObject({ kind: 'unpaid', dueCents: 3000 })
  expect(gateVerdict(row({ dueCents: 3000 }), [queued({ kind: 'cash', amountCents: 3000 })]).kind).toBe(
    'let_in',
  )
})

test('cash that was given back without the network is not to be given again', () => {
  const owed = row({ status: 'cancelled', backCents: 3000 })
  expect(rowWith(owed, []).backCents).toBe(3000)
  expect(rowWith(owed, [queued({ kind: 'cash_back', amountCents: 3000 })]).backCents).toBe(0)
})

test('asks for what is missing before it takes money, and no longer once it was given on this device', () => {
  const missing = { waiver: true, questionKeys: [], entryIds: [] }
  const lacking = row({ missing, dueCents: 3000 })
  expect(gateVerdict(lacking, [])).toMatchObject({ kind: 'incomplete', missing })
  const given = queued({ kind: 'complete', given: { waiverVersion: 2, answers: {}, vehicles: [] } })
  expect(gateVerdict(lacking, [given]).kind).toBe('unpaid')
  expect(gateVerdict(row({ missing }), [given]).kind).toBe('let_in')
})

test('refuses what it does not know, and people who no longer have a place', () => {
  expect(gateVerdict(undefined, []).kind).toBe('unknown')
  expect(gateVerdict(row({ status: 'cancelled' }), [])).toMatchObject({
    kind: 'over',
    sentence: 'Their entry was cancelled.',
  })
})

test('knows the people it has let in itself, and those it has taken back', () => {
  const inside = queued({ kind: 'check_in' })
  expect(gateVerdict(row(), [inside])).toMatchObject({ kind: 'already', at: inside.deviceAt })
  expect(gateVerdict(row(), [inside, queued({ kind: 'undo' })]).kind).toBe('let_in')
})

test('tells a ticket by its hash and a code as people type it, and never an older ticket or another QR code', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ticket))
  const rows = [row({ ticketHash: Buffer.from(digest).toString('hex') })]
  const find = async (text: string) => {
    const shown = readShown(text)
    return shown && (await findRow(rows, shown))?.name
  }
  expect(await find(ticket)).toBe('Robin Porter')
  expect(await find(`]Q1https://boxrise.example/t/${ticket}?x=1\r\n`)).toBe('Robin Porter')
  expect(await find('abcd-2345')).toBe('Robin Porter')
  expect(await find(`CA1.ABCD2345.${'y'.repeat(22)}`)).toBeUndefined()
  expect(readShown('https://example.test/?id=1')).toBeUndefined()
  // A code from before spreadsheets were thought of.
  expect(readShown('321e-0439')).toEqual({ code: '321E0439' })
})

test('the same code within three seconds is one scan, and another is never held up by it', () => {
  const isSame = sameScan()
  expect([isSame(ticket, 0), isSame(ticket, 2000), isSame('other', 2100), isSame(ticket, 2200)]).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(isSame(ticket, 5300)).toBe(false)
})

test('what arrives with Enter is a ticket, a code, people, or foreign, whatever a scanner put around it', () => {
  const rows = [
    row(),
    row({ id: 'reg_2' as RosterRow['id'], name: 'Marshall Porter', number: 8, code: 'WXYZ6789' }),
    // A walk-in whom the server has not entered has no code.
    row({ id: 'reg_3' as RosterRow['id'], name: 'Gus Guest', number: undefined, code: '' }),
  ]
  expect(readEntered(`S${ticket}#`, rows)).toEqual({ as: 'shown', shown: { ticket } })
  for (const text of ['ABCD2345', 'abcd 2345', ']Q1ABCD2345', 'SABCD2345#'])
    expect(readEntered(text, rows)).toEqual({ as: 'shown', shown: { code: 'ABCD2345' } })
  expect(readEntered('00000000', rows)).toEqual({ as: 'shown', shown: { code: '00000000' } })
  expect(readEntered('7', rows)).toMatchObject({ as: 'people', people: [{ number: 7 }] })
  expect(readEntered('porter', rows)).toMatchObject({ as: 'people', people: [{ number: 7 }, { number: 8 }] })
  expect(readEntered('Marshall', rows)).toMatchObject({ as: 'people', people: [{ number: 8 }] })
  for (const text of ['WIFI:S:Guest;T:WPA;P:bass;;', 'https://example.test/?id=1', '4006381333931'])
    expect(readEntered(text, rows)).toEqual({ as: 'foreign' })
})
