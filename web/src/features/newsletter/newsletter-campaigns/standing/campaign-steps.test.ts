import { expect, test } from 'vitest'
import { stepsOf } from './campaign-steps.ts'

const news = 'org_01HZX5J5N0000000000000000A' as const

test('what is going out can be paused or cancelled, that of organizations too', () => {
  expect(stepsOf({ status: 'sending', senderId: 'platform' })).toEqual(['pause', 'cancel'])
  expect(stepsOf({ status: 'preparing', senderId: news })).toEqual(['pause', 'cancel'])
  expect(stepsOf({ status: 'paused', senderId: news })).toEqual(['resume', 'cancel'])
})

test('news of an organization is approved or returned, and only its authors return it to draft', () => {
  expect(stepsOf({ status: 'in_review', senderId: news })).toEqual(['approve', 'refuse'])
  expect(stepsOf({ status: 'scheduled', senderId: news })).toEqual(['cancel'])
  expect(stepsOf({ status: 'scheduled', senderId: 'platform' })).toEqual(['takeBack', 'cancel'])
})

test('what has ended can be duplicated if it is of the platform', () => {
  expect(stepsOf({ status: 'sent', senderId: 'platform' })).toEqual(['duplicate'])
  expect(stepsOf({ status: 'cancelled', senderId: news })).toEqual([])
})
