import { expect, test } from 'vitest'
import { Protest, ProtestDecision, ProtestFields } from './protest.ts'
import { decideRefusal, protestRefusal, takesProtests, withdrawRefusal } from './protest-refusal.ts'

const ulid = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
const ann = 'a3bb189e-8bf9-4c1f-9f54-1b8f1b8f1b8f'
const entry = `ent_${ulid}` as const
const of = { state: 'provisional' as const, revision: 1, protestEndsAt: '2027-07-10T18:35:00.000Z' }
const fields = ProtestFields.parse({
  about: 'run',
  targetId: `run_${ulid}`,
  text: 'The meter showed less.',
  evidenceUploadIds: [],
})
const filer = { userId: ann, entryIds: [entry as string], isHeadJudge: false }
const when = (now: string) => ({ timeZone: 'America/Chicago', now })
const inTime = when('2027-07-10T18:34:59.999Z')

const protest = Protest.parse({
  id: `pro_${ulid}`,
  eventId: `evt_${ulid}`,
  classKey: 'T1',
  revision: 1,
  by: ann,
  entryId: entry,
  ...fields,
  evidence: [],
  status: 'open',
  createdAt: inTime.now,
  updatedAt: inTime.now,
  version: 1,
})

test('an entrant protests until the time is over, by when it arrives', () => {
  expect(protestRefusal(of, fields, filer, [], inTime)).toBeUndefined()
  const late = when('2027-07-10T18:35:00.000Z')
  expect(protestRefusal(of, fields, filer, [], late)?.message).toBe(
    'Protests for this class closed at 1:35 PM CDT.',
  )
  expect(protestRefusal(of, fields, { ...filer, entryIds: [], isHeadJudge: true }, [], late)).toBeUndefined()
})

test('a class without places, or with signed ones, takes no protest', () => {
  expect(protestRefusal({ ...of, state: 'final' }, fields, filer, [], inTime)?.code).toBe('protests_closed')
  expect(protestRefusal({ state: 'running', revision: 0 }, fields, filer, [], inTime)?.message).toBe(
    'The places of this class are not published.',
  )
})

test('no one protests before places are out, not even the head judge', () => {
  const head = { ...filer, entryIds: [], isHeadJudge: true }
  expect(protestRefusal({ state: 'running', revision: 0 }, fields, head, [], inTime)?.message).toBe(
    'The places of this class are not published.',
  )
})

test('a class that is open again says so, and takes the head judge’s protest', () => {
  const open = { ...of, state: 'running' as const }
  expect(protestRefusal(open, fields, filer, [], inTime)?.message).toBe(
    'This class is open for a correction. You can protest when its places are published again.',
  )
  const head = { ...filer, entryIds: [], isHeadJudge: true }
  expect(protestRefusal(open, fields, head, [], inTime)).toBeUndefined()
})

test('after a further revision those whose places changed have the new time', () => {
  const again = {
    ...of,
    revision: 2,
    changedProtests: { endsAt: '2027-07-10T19:30:00.000Z', entryIds: [entry] },
  }
  const other = { ...filer, entryIds: ['ent_other'] }
  expect(protestRefusal(again, fields, other, [], inTime)).toBeUndefined()
  const later = when('2027-07-10T19:29:59.999Z')
  expect(protestRefusal(again, fields, filer, [], later)).toBeUndefined()
  expect(protestRefusal(again, fields, other, [], later)?.code).toBe('protests_closed')
  expect(takesProtests(again, other.entryIds, later.now)).toBe(false)
})

test('others, the same thing twice and too few words are refused', () => {
  expect(protestRefusal(of, fields, { ...filer, entryIds: [] }, [], inTime)?.message).toBe(
    'Only entrants of this class can protest.',
  )
  expect(protestRefusal(of, fields, filer, [protest], inTime)?.message).toBe(
    'You have already protested this.',
  )
  expect(protestRefusal(of, fields, filer, [{ ...protest, status: 'withdrawn' }], inTime)).toBeUndefined()
  expect(protestRefusal({ ...of, revision: 2 }, fields, filer, [protest], inTime)).toBeUndefined()
  expect(protestRefusal(of, { ...fields, text: 'Bad.' }, filer, [], inTime)?.message).toBe(
    'Say what happened in at least 10 characters.',
  )
  expect(ProtestFields.safeParse({ ...fields, text: 'Bad.' }).success).toBe(false)
})

test('a head judge who is not involved decides, else an administrator', () => {
  const head = { userId: 'head', isHeadJudge: true, isAdmin: false, isInvolved: false }
  expect(decideRefusal(protest, head)).toBeUndefined()
  expect(decideRefusal(protest, { ...head, isInvolved: true })?.code).toBe('protest_involved')
  expect(decideRefusal(protest, { ...head, isHeadJudge: false, isAdmin: true })).toBeUndefined()
  expect(decideRefusal(protest, { ...head, isHeadJudge: false })?.code).toBe('protest_involved')
  expect(decideRefusal(protest, { ...head, userId: ann })?.code).toBe('protest_involved')
  expect(decideRefusal({ ...protest, status: 'denied' }, head)?.code).toBe('protest_decided')
})

test('an open protest can be withdrawn', () => {
  expect(withdrawRefusal(protest)).toBeUndefined()
  expect(withdrawRefusal({ status: 'upheld' })?.message).toBe('This protest has already been decided.')
  expect(
    ProtestDecision.safeParse({ status: 'upheld', decision: 'The meter was off.', publicDecision: 'short' })
      .success,
  ).toBe(false)
})
