import { expect, test } from 'vitest'
import { answerAsAws } from '#test/support/answer-as-aws.ts'
import { accountId, DeployError, stackOutputs } from './aws-query.ts'

let answer: { status: number; xml: string }
let asked: URLSearchParams
/** The number of upcoming connections to cut without an answer. */
let cuts = 0

answerAsAws((request, body, response) => {
  if (cuts > 0) {
    cuts--
    request.socket.destroy()
    return
  }
  asked = new URLSearchParams(body)
  response.writeHead(answer.status).end(answer.xml)
})

test('the outputs of a stack are read in either order of name and value', async () => {
  answer = {
    status: 200,
    xml: `<StackStatus>CREATE_COMPLETE</StackStatus><Outputs>
      <member><OutputKey>SiteUrl</OutputKey><OutputValue>https://example.org/?a=1&amp;b=2</OutputValue></member>
      <member><OutputValue>table</OutputValue><OutputKey>TableName</OutputKey></member></Outputs>`,
  }
  expect(await stackOutputs('CarAudio-web')).toEqual({
    SiteUrl: 'https://example.org/?a=1&b=2',
    TableName: 'table',
  })
  expect(asked.get('StackName')).toBe('CarAudio-web')
})

test('two lost connections in a row do not end a command', async () => {
  answer = { status: 200, xml: '<Account>123456789012</Account>' }
  cuts = 2
  expect(await accountId()).toBe('123456789012')
  expect(cuts).toBe(0)
})

test('a stack that is not there has no outputs', async () => {
  answer = { status: 400, xml: '<Message>Stack with id CarAudio-web does not exist</Message>' }
  expect(await stackOutputs('CarAudio-web')).toBeUndefined()
})

test('a refusal of AWS is one line', async () => {
  answer = { status: 403, xml: '<Message>The security token is invalid.</Message>' }
  await expect(accountId()).rejects.toThrow(new DeployError('sts says: The security token is invalid.'))
})
