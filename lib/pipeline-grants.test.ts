import { expect, test } from 'vitest'
import { pipelineGrants } from './pipeline-grants.ts'

test('a route that keeps its answer may write it', () => {
  expect(pipelineGrants({ method: 'POST', auth: 'complete', whileImpersonating: 'refused' })).toEqual([
    'get',
    'put',
  ])
  expect(pipelineGrants({ method: 'POST', auth: 'public', isForm: true })).toEqual(['get', 'put'])
  expect(pipelineGrants({ method: 'POST', auth: 'admin', answersSecret: true })).toEqual(['get'])
})

test('a route that administrators call in a member’s place may log it, also where no answer is kept', () => {
  const secret = { method: 'DELETE', auth: 'member', answersSecret: true } as const
  expect(pipelineGrants({ ...secret, whileImpersonating: 'allowed' })).toEqual(['get', 'put'])
  expect(pipelineGrants({ ...secret, whileImpersonating: 'refused' })).toEqual(['get'])
})

test('a route that only reads writes nothing but the count of its calls', () => {
  const read = { method: 'GET', auth: 'complete', whileImpersonating: 'allowed' } as const
  expect(pipelineGrants(read)).toEqual(['get'])
  expect(pipelineGrants({ ...read, rateLimit: { max: 5, seconds: 60, per: 'user' } })).toEqual([
    'get',
    'update',
  ])
  expect(pipelineGrants({ method: 'GET', auth: 'public' })).toEqual([])
})
