import { beforeAll, expect, test } from 'vitest'
import { inbound } from '#lib/background-infra/inbound.ts'
import { receiptRule, receiptRuleSet } from '#lib/stacks/receipt-rule.ts'
import { stackNames } from '#lib/stacks/stack-names.ts'
import {
  flat,
  functionNamed,
  type Json,
  ofType,
  type Platform,
  type Resource,
  synthesize,
  synthesizeAfresh,
} from './synthesize.ts'

let platform: Platform
let without: Platform
beforeAll(async () => {
  platform = await synthesize()
  without = await synthesizeAfresh([], { supportDomain: '' })
})

function one(type: string, within = platform): Resource {
  const found = ofType(within, type).filter(({ stack }) => stack === stackNames.inboundMail)
  expect(found).toHaveLength(1)
  return found[0] as Resource
}

const ruleArn = `arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:receipt-rule-set/${receiptRuleSet}:receipt-rule/${receiptRule}`

test('a mail to the support domain is scanned and stored, and then its function is told', () => {
  expect(one('AWS::SES::ReceiptRuleSet').properties).toEqual({ RuleSetName: receiptRuleSet })
  const { Rule } = one('AWS::SES::ReceiptRule').properties
  expect(Rule).toMatchObject({
    Enabled: true,
    Name: receiptRule,
    Recipients: ['support.example.org'],
    ScanEnabled: true,
    TlsPolicy: 'Optional',
  })
  const [stored, told, ...others] = Rule.Actions
  expect(others).toEqual([])
  expect(stored.S3Action.ObjectKeyPrefix).toBe('received-mails/')
  expect(flat(stored.S3Action.BucketName)).toContain('CarAudio-data:')
  expect(told.LambdaAction.InvocationType).toBe('Event')
  expect(flat(told.LambdaAction.FunctionArn)).toBe(`<${functionNamed(platform, 'receiveMail').id}.Arn>`)
})

test('only this rule may wake the function, and may before it is made', () => {
  const permission = one('AWS::Lambda::Permission')
  expect(permission.properties).toMatchObject({
    Action: 'lambda:InvokeFunction',
    Principal: 'ses.amazonaws.com',
    SourceAccount: { Ref: 'AWS::AccountId' },
  })
  expect(flat(permission.properties.SourceArn)).toBe(ruleArn)
  expect(one('AWS::SES::ReceiptRule').raw.DependsOn).toContain(permission.id)
  expect(platform.after[stackNames.inboundMail]).toContain(stackNames.data)
})

const mailPolicies = (within: Platform): Json[] =>
  ofType(within, 'AWS::S3::BucketPolicy')
    .flatMap(({ properties }) => properties.PolicyDocument.Statement)
    .filter(({ Principal }: Json) => Principal?.Service === 'ses.amazonaws.com')

test('the mail service may put what this rule of this account received where raw mails lie, and nothing else', () => {
  const [statement, ...others] = mailPolicies(platform)
  expect(others).toEqual([])
  expect(statement).toMatchObject({ Effect: 'Allow', Action: 's3:PutObject' })
  expect(flat(statement.Resource)).toMatch(/^<Media.*>\/received-mails\/\*$/)
  expect(Object.keys(statement.Condition)).toEqual(['StringEquals'])
  expect(statement.Condition.StringEquals['aws:SourceAccount']).toEqual({ Ref: 'AWS::AccountId' })
  expect(flat(statement.Condition.StringEquals['aws:SourceArn'])).toBe(ruleArn)
})

test('a mail that the function could not take goes to the dead letters of support', () => {
  for (const name of Object.keys(inbound)) {
    const { properties } = one('AWS::Lambda::EventInvokeConfig')
    expect(properties.FunctionName).toEqual({ Ref: functionNamed(platform, name).id })
    expect(properties.MaximumRetryAttempts).toBe(2)
    expect(flat(properties.DestinationConfig.OnFailure.Destination)).toContain(
      `${stackNames.failures}:ExportsOutputFnGetAttsupportDeadLetters`,
    )
  }
})

test('without a support domain nothing receives mail, and received ones are forgotten all the same', () => {
  expect(without.resources.filter(({ stack }) => stack === stackNames.inboundMail)).toEqual([])
  expect(ofType(without, 'AWS::SES::ReceiptRule')).toEqual([])
  expect(mailPolicies(without)).toEqual([])
  for (const each of [platform, without]) {
    const [{ properties } = {} as Resource] = ofType(each, 'AWS::S3::Bucket').filter(
      ({ stack }) => stack === stackNames.data,
    )
    expect(properties.LifecycleConfiguration.Rules).toContainEqual({
      Id: 'forget-received-mails',
      Prefix: 'received-mails/',
      ExpirationInDays: 30,
      Status: 'Enabled',
    })
  }
})
