import { allStackNames, stackPrefix } from '#lib/stacks/stack-names.ts'
import { query, textOf } from './aws-query.ts'

const version = '2010-05-15'

export type StackLeft = { name: string; isImported: boolean }

/**
 * The platform’s stacks that this version does not have: an earlier version, or a later one that was undone, left them.
 * `isImported` is true if others may be made of it.
 */
export async function stacksLeft(): Promise<StackLeft[]> {
  const left: StackLeft[] = []
  for (const name of await namesOfStacks()) {
    if (!name.startsWith(`${stackPrefix}-`) || allStackNames.includes(name)) continue
    const xml = await query('cloudformation', version, { Action: 'DescribeStacks', StackName: name })
    if (isOfPlatform(xml)) left.push({ name, isImported: xml.includes('<ExportName>') })
  }
  return left
}

/** Someone else’s stack may have a name like ours; what `bin/app.ts` makes carries our tag. */
const isOfPlatform = (xml: string) =>
  /<Value>car-audio<\/Value>\s*<Key>platform<\/Key>|<Key>platform<\/Key>\s*<Value>car-audio<\/Value>/.test(
    xml,
  )

async function namesOfStacks(): Promise<string[]> {
  const names: string[] = []
  let next: string | undefined
  do {
    const xml = await query('cloudformation', version, {
      Action: 'ListStacks',
      ...(next && { NextToken: next }),
    })
    for (const summary of xml.split('</member>')) {
      const name = textOf(summary, 'StackName')
      if (name && textOf(summary, 'StackStatus') !== 'DELETE_COMPLETE') names.push(name)
    }
    next = textOf(xml, 'NextToken')
  } while (next)
  return names
}
