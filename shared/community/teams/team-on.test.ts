import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { teamOn, teamsDuring } from './team-on.ts'

const moved = '2026-07-01T05:00:00.000Z'
const p = newId('tea', '2026-01-01T00:00:00.000Z')
const q = newId('tea', '2026-02-01T00:00:00.000Z')
const memberships = [
  { teamId: p, from: '2026-03-01T06:00:00.000Z', until: moved },
  { teamId: q, from: moved },
]

test('a member who changes from P to Q on July 1 in Chicago still competes for P late on June 30', () => {
  expect(teamOn(memberships, '2026-07-01T04:00:00.000Z')).toBe(p)
})

test('the first instant belongs to a membership, and the last one does not', () => {
  expect(teamOn(memberships, '2026-03-01T06:00:00.000Z')).toBe(p)
  expect(teamOn(memberships, '2026-07-01T04:59:59.999Z')).toBe(p)
  expect(teamOn(memberships, moved)).toBe(q)
})

test('before the first team and between two teams there is none', () => {
  expect(teamOn(memberships, '2026-03-01T05:59:59.999Z')).toBeUndefined()
  const left = memberships.slice(0, 1)
  expect(teamOn(left, moved)).toBeUndefined()
  expect(teamOn([], moved)).toBeUndefined()
})

test('who leaves a team on the day, or joins one then, was in it on that day', () => {
  const day = { from: '2026-07-01T05:00:00.000Z', until: '2026-07-02T05:00:00.000Z' }
  const left = { teamId: p, from: '2026-03-01T06:00:00.000Z', until: '2026-07-01T05:00:00.001Z' }
  const joined = { teamId: q, from: '2026-07-02T04:59:59.999Z' }
  expect(teamsDuring([left, joined], day)).toEqual([p, q])
  expect(
    teamsDuring(
      [
        { ...left, until: day.from },
        { ...joined, from: day.until },
      ],
      day,
    ),
  ).toEqual([])
})
