import { Stack, Token, Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** Says why a finding of the checks is as it should be here. */
export function acknowledge(construct: IConstruct, reason: string, ...ids: string[]): void {
  Validations.of(construct).acknowledge(...ids.map((id) => ({ id, reason })))
}

/**
 * Returns the account, region and partition of a stack as the checks spell them, whether or not they are
 * known.
 */
export function spelledPlace(construct: IConstruct): { account: string; region: string; partition: string } {
  const { account, region, partition } = Stack.of(construct)
  const spell = (value: string, name: string) => (Token.isUnresolved(value) ? `<AWS::${name}>` : value)
  return {
    account: spell(account, 'AccountId'),
    region: spell(region, 'Region'),
    partition: spell(partition, 'Partition'),
  }
}
