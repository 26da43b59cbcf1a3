import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { ReceiptRule, ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { domainOfInbound, inbound } from '#lib/background-infra/inbound.ts'
import { mediaAccess } from '#lib/granted-actions.ts'
import { PlatformFunction } from './platform-function.ts'
import { receiptRule, receiptRuleArn, receiptRuleSet } from './receipt-rule.ts'
import type { Surroundings } from './surroundings.ts'

const retries = 2

/** Receives the mail of the support domain: each mail is stored as it came, then its function is told. */
export class InboundMailStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { around: Surroundings; supportDomain: string },
  ) {
    super(scope, id, props)
    const { around, supportDomain } = props
    const deadLetters = around.deadLettersOf(domainOfInbound)
    const receiver = new PlatformFunction(this, 'receiveMail', inbound.receiveMail, around, {
      deadLetters,
      retries,
    })
    receiver.addPermission('FromReceiptRule', {
      principal: new ServicePrincipal('ses.amazonaws.com'),
      sourceAccount: this.account,
      sourceArn: receiptRuleArn(this),
    })
    const ruleSet = new ReceiptRuleSet(this, 'Rules', { receiptRuleSetName: receiptRuleSet })
    const rule = new ReceiptRule(this, 'Support', {
      ruleSet,
      receiptRuleName: receiptRule,
      recipients: [supportDomain],
      scanEnabled: true,
      // A mail that comes over an open line is better than none.
      tlsPolicy: TlsPolicy.OPTIONAL,
      actions: [
        {
          bind: () => ({
            s3Action: {
              bucketName: around.mediaBucket.bucketName,
              objectKeyPrefix: mediaAccess.readReceivedMail.keys.slice(0, -1),
            },
          }),
        },
        {
          bind: () => ({
            lambdaAction: { functionArn: receiver.functionArn, invocationType: 'Event' },
          }),
        },
      ],
    })
    // The service tries both actions before it takes the rule.
    rule.node.addDependency(receiver)
    new CfnOutput(this, 'ReceiptRuleSet', { value: receiptRuleSet })
  }
}
