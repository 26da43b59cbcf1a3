import { expect, test } from 'vitest'
import { everySubscriber } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { bodyOf, type CampaignFields, isStorable, problemsIn, refusedIn } from './campaign-fields.ts'

const fields: CampaignFields = {
  name: 'March',
  fromName: 'Boxrise',
  replyTo: '',
  content: {
    subject: '',
    preheader: '',
    layout: { accent: 'ember', footerText: '' },
    blocks: [{ id: 'line', kind: 'divider' }],
  },
  audience: everySubscriber,
}

test('a draft without a subject or an address to answer to can be stored', () => {
  expect(isStorable(fields)).toBe(true)
  expect(bodyOf({ ...fields, replyTo: ' ' }, 3)).not.toHaveProperty('replyTo')
  expect(bodyOf({ ...fields, replyTo: 'club@example.com' }, 3)).toMatchObject({
    replyTo: 'club@example.com',
    version: 3,
  })
})

test('what keeps it from being stored stands at its field or at its block', () => {
  const broken: CampaignFields = {
    ...fields,
    name: '',
    replyTo: 'club',
    content: { ...fields.content, blocks: [{ id: 'head', kind: 'heading', text: '' }] },
  }
  expect(isStorable(broken)).toBe(false)
  const found = problemsIn(broken)
  expect(found.fields).toMatchObject({ name: 'Name the campaign', replyTo: expect.any(String) })
  expect(found.blocks).toEqual({ head: { text: 'Write the heading' } })
})

test('a refusal of the server stands where it belongs', () => {
  const failure = new ApiError({
    status: 422,
    code: 'unknown_placeholder',
    detail: 'There is no {{name}} in newsletters.',
    errors: [
      { path: 'body.content.subject', message: 'There is no {{name}} in newsletters.' },
      { path: 'body.content.blocks.0', message: 'This event is gone.' },
    ],
  })
  expect(refusedIn(fields, failure)).toEqual({
    fields: { 'content.subject': 'There is no {{name}} in newsletters.' },
    blocks: { line: { '': 'This event is gone.' } },
  })
  expect(refusedIn(fields, new Error('lost'))).toEqual({ fields: {}, blocks: {} })
})
