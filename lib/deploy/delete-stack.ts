import { setTimeout as wait } from 'node:timers/promises'
import { DeployError, query, textOf } from './aws-query.ts'

const version = '2010-05-15'
const secondsBetweenLooks = 3
/** CloudFront takes its time. */
const mostMinutes = 30

/** Deletes a stack and waits until it is gone; one that is not there is gone already. */
export async function deleteStack(stackName: string): Promise<void> {
  await query('cloudformation', version, { Action: 'DeleteStack', StackName: stackName })
  const deadline = Date.now() + mostMinutes * 60_000
  while (Date.now() < deadline) {
    const status = await statusOf(stackName)
    if (!status || status === 'DELETE_COMPLETE') return
    if (status === 'DELETE_FAILED')
      throw new DeployError(
        `${stackName} could not be deleted. The stack’s events in CloudFormation show why.`,
      )
    await wait(secondsBetweenLooks * 1000)
  }
  throw new DeployError(
    `${stackName} is still being deleted after ${mostMinutes} minutes. Run this again later.`,
  )
}

/** Undefined when there is no such stack. */
export async function statusOf(stackName: string): Promise<string | undefined> {
  try {
    const xml = await query('cloudformation', version, { Action: 'DescribeStacks', StackName: stackName })
    return textOf(xml, 'StackStatus')
  } catch (error) {
    if (error instanceof DeployError && error.message.includes('does not exist')) return undefined
    throw error
  }
}
