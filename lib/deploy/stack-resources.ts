import { query, textOf } from './aws-query.ts'

export type StackResource = { type: string; logicalId: string; physicalId: string }

/** Lists everything a stack consists of, however much it is. */
export async function stackResources(stackName: string): Promise<StackResource[]> {
  const found: StackResource[] = []
  let next: string | undefined
  do {
    const xml = await query('cloudformation', '2010-05-15', {
      Action: 'ListStackResources',
      StackName: stackName,
      ...(next && { NextToken: next }),
    })
    for (const resource of xml.split('</member>')) {
      const type = textOf(resource, 'ResourceType')
      const logicalId = textOf(resource, 'LogicalResourceId')
      const physicalId = textOf(resource, 'PhysicalResourceId')
      if (type && logicalId && physicalId) found.push({ type, logicalId, physicalId })
    }
    next = textOf(xml, 'NextToken')
  } while (next)
  return found
}
