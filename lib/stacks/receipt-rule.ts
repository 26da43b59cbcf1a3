import type { Stack } from 'aws-cdk-lib'
import { stackPrefix } from './stack-names.ts'

/** Fixed names: the bucket, which is made before the rule, lets in this rule alone, and a command activates the set. */
export const receiptRuleSet = `${stackPrefix}-inbound-mail`
export const receiptRule = `${stackPrefix}-support`

export const receiptRuleArn = ({ partition, region, account }: Stack) =>
  `arn:${partition}:ses:${region}:${account}:receipt-rule-set/${receiptRuleSet}:receipt-rule/${receiptRule}`
