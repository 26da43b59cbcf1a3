import { beforeEach, expect, test } from 'vitest'
import { answerAsAws } from '#test/support/answer-as-aws.ts'
import { stacksLeft } from './stacks-left.ts'

type Stack = { status?: string; tag?: string; exports?: true }

let stacks: Record<string, Stack>
beforeEach(() => {
  stacks = { 'CarAudio-data': {}, 'CarAudio-platform': {}, CDKToolkit: {} }
})

answerAsAws((_, body, response) => {
  const asked = new URLSearchParams(body)
  if (asked.get('Action') === 'ListStacks') {
    // Two pages, as an account with many stacks has.
    const all = Object.entries(stacks).map(
      ([name, { status = 'UPDATE_COMPLETE' }]) =>
        `<member><StackName>${name}</StackName><StackStatus>${status}</StackStatus></member>`,
    )
    const isSecond = asked.get('NextToken') === '2'
    return response.end(
      isSecond ? all.slice(2).join('') : `${all.slice(0, 2).join('')}<NextToken>2</NextToken>`,
    )
  }
  const { tag = 'car-audio', exports } = stacks[asked.get('StackName') ?? ''] ?? {}
  response.end(
    `<Tags><member>\n<Value>${tag}</Value>\n<Key>platform</Key></member></Tags>${exports ? '<ExportName>x</ExportName>' : ''}`,
  )
})

test('what this version has is no stack left over', async () => {
  expect(await stacksLeft()).toEqual([])
})

test('a stack that was renamed or is gone is found, and whether others are made of it', async () => {
  stacks['CarAudio-garage'] = {}
  stacks['CarAudio-events-bus'] = { exports: true }
  expect(await stacksLeft()).toEqual([
    { name: 'CarAudio-garage', isImported: false },
    { name: 'CarAudio-events-bus', isImported: true },
  ])
})

test('a stack that is deleted, or someone else’s with a name like ours, is left alone', async () => {
  stacks['CarAudio-market'] = { status: 'DELETE_COMPLETE' }
  stacks['CarAudio-shop'] = { tag: 'other' }
  expect(await stacksLeft()).toEqual([])
})
