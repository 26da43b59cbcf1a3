import { describe, expect, test } from 'vitest'
import { answerByWords, deskHoursWords, deskOpenWords } from './desk-hours-words.ts'
import type { DeskHours } from './desk-settings.ts'

const timeZone = 'America/Chicago'
const nineToFive: [number, number][] = [[540, 1020]]
const week = [[], nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, []]
const hours: DeskHours = { timeZone, week, holidays: [] }

describe('the hours of a desk', () => {
  test('are told as people say them', () => {
    expect(deskHoursWords(hours)).toBe('Monday through Friday, 9 to 5 Central Time')
  })

  test('name days apart, and several times a day', () => {
    const split: [number, number][] = [
      [780, 1050],
      [540, 720],
    ]
    expect(deskHoursWords({ timeZone, week: [[], split, [], split, [], [[540, 720]], []] })).toBe(
      'Monday and Wednesday, 9:00 AM to 12:00 PM and 1:00 PM to 5:30 PM; Friday, 9:00 AM to 12:00 PM Central Time',
    )
    expect(deskHoursWords({ timeZone: 'America/New_York', week: Array(7).fill([[0, 1440]]) })).toBe(
      'Monday through Sunday, all day Eastern Time',
    )
  })

  test('are not there where a desk never opens', () => {
    expect(deskHoursWords({ timeZone, week: Array(7).fill([]) })).toBe('')
  })
})

describe('whether people answer now', () => {
  test('follows the clock of the desk', () => {
    expect(deskOpenWords(hours, '2027-03-05T22:59:00.000Z')).toEqual({ isOpen: true, words: 'Open now' })
    expect(deskOpenWords(hours, '2027-03-05T23:00:00.000Z')).toEqual({
      isOpen: false,
      words: 'Opens Monday at 9:00 AM',
    })
    expect(deskOpenWords(hours, '2027-03-08T13:00:00.000Z')?.words).toBe('Opens at 9:00 AM')
    expect(deskOpenWords(hours, '2027-03-08T23:30:00.000Z')?.words).toBe('Opens tomorrow at 9:00 AM')
  })

  test('respects holidays', () => {
    const holidays = [
      { on: '2027-03-08', name: 'A holiday' },
      { on: '2027-03-09', name: 'Another one' },
    ]
    expect(deskOpenWords({ ...hours, holidays }, '2027-03-05T23:00:00.000Z')?.words).toBe(
      'Opens Wednesday at 9:00 AM',
    )
    expect(deskOpenWords({ ...hours, holidays }, '2027-03-08T16:00:00.000Z')?.isOpen).toBe(false)
  })

  test('is unknown where nothing opens', () => {
    const never = { ...hours, week: Array(7).fill([]) }
    expect(deskOpenWords(never, '2027-03-05T23:00:00.000Z')).toBeUndefined()
  })
})

test('the time of an answer names its day, further away its date', () => {
  const now = '2027-03-05T22:30:00.000Z'
  expect(answerByWords('2027-03-05T22:45:00.000Z', timeZone, now)).toBe('4:45 PM')
  expect(answerByWords('2027-03-08T15:30:00.000Z', timeZone, now)).toBe('Monday, 9:30 AM')
  expect(answerByWords('2027-03-15T15:30:00.000Z', timeZone, now)).toBe('Monday, March 15, 10:30 AM')
})
