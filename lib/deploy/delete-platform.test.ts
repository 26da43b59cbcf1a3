import { beforeEach, expect, test } from 'vitest'
import { allStackNames } from '#lib/stacks/stack-names.ts'
import { answerAsAws } from '#test/support/answer-as-aws.ts'
import { deletePlatform, isHalfDeleted } from './delete-platform.ts'
import { removeFailedSite } from './remove-failed-site.ts'

/** The contents of CloudFormation and S3. */
let stacks: Map<string, string>
let files: Map<string, string[]>

/** A log that CloudFront delivers late, once. */
let lateLog: string | undefined

/** A member whose page is open uploads for as long as the function that lets them is there. */
function deleted(stack: string): boolean {
  if (!stacks.has(stack)) return true
  if (stack === 'CarAudio-web' && lateLog) {
    files.get('logs')?.push(lateLog)
    lateLog = undefined
  }
  if (stack === 'CarAudio-platform') files.get('media')?.push('quarantine/late.png')
  const holds = { 'CarAudio-data': ['media', 'backups'], 'CarAudio-web': ['assets', 'logs'] }[stack] ?? []
  // All others are made of it.
  const isImported = stack === 'CarAudio-data' && stacks.size > 1
  if (!isImported && holds.every((bucket) => !files.get(bucket)?.length)) return stacks.delete(stack)
  stacks.set(stack, 'DELETE_FAILED')
  return false
}

const resourcesOfSite = `
  <member><LogicalResourceId>Edge</LogicalResourceId><PhysicalResourceId>E1ABC</PhysicalResourceId><ResourceType>AWS::CloudFront::Function</ResourceType></member>
  <member><LogicalResourceId>Assets</LogicalResourceId><PhysicalResourceId>assets</PhysicalResourceId><ResourceType>AWS::S3::Bucket</ResourceType></member>
  <member><LogicalResourceId>AccessLogs</LogicalResourceId><PhysicalResourceId>logs</PhysicalResourceId><ResourceType>AWS::S3::Bucket</ResourceType></member>`

const ourTag = '<member><Key>platform</Key><Value>car-audio</Value></member>'

const summaryOf = (name: string, status: string) =>
  `<member><StackName>${name}</StackName><StackStatus>${status}</StackStatus></member>`

function answer(method: string, path: string, body: string, bypassesLock: boolean): [number, string] {
  const stack = new URLSearchParams(body).get('StackName') ?? ''
  if (body.includes('Action=DeleteStack')) return [200, String(deleted(stack))]
  if (body.includes('Action=ListStackResources')) return [200, resourcesOfSite]
  if (body.includes('Action=ListStacks'))
    return [200, [...stacks].map(([name, status]) => summaryOf(name, status)).join('')]
  if (body.includes('Action=DescribeStacks')) {
    const status = stacks.get(stack)
    return status
      ? [200, `<StackStatus>${status}</StackStatus>${ourTag}`]
      : [400, '<Message>Stack with id x does not exist</Message>']
  }
  const [bucket = '', ...key] = path.slice(1).split('?')[0]?.split('/') ?? []
  const keys = files.get(bucket) ?? []
  if (method === 'GET')
    return [200, keys.map((name) => `<Version><Key>${name}</Key><VersionId>1</VersionId></Version>`).join('')]
  // The files of backups are locked for everyone who does not say that it is meant.
  if (bucket === 'backups' && !bypassesLock) return [403, '']
  files.set(
    bucket,
    keys.filter((name) => name !== key.join('/')),
  )
  return [204, '']
}

const buckets = { media: 'media', backups: 'backups', assets: 'assets', accessLogs: 'logs' }

beforeEach(() => {
  lateLog = undefined
  stacks = new Map(allStackNames.map((name) => [name, 'UPDATE_COMPLETE']))
  files = new Map([
    ['media', ['media/a.png', 'documents/b.pdf']],
    ['backups', ['exports/daily/d.json.gz']],
    ['assets', ['assets/c.js']],
    ['logs', ['E1ABC.2026-11-30-08.gz']],
  ])
})

answerAsAws((request, body, response) => {
  const bypassesLock = request.headers['x-amz-bypass-governance-retention'] === 'true'
  const [status, text] = answer(request.method ?? '', request.url ?? '', body, bypassesLock)
  response.writeHead(status).end(status === 204 ? undefined : text)
})

test('a file that a member uploads while the platform is taken down does not keep it up', async () => {
  await deletePlatform(buckets, () => undefined)
  expect([...stacks.keys()]).toEqual([])
  expect([...files.values()].flat()).toEqual([])
})

test('a log that CloudFront delivers while the site is taken down does not keep it up', async () => {
  lateLog = 'E1ABC.2026-11-30-09.gz'
  await deletePlatform(buckets, () => undefined)
  expect([...stacks.keys()]).toEqual([])
  expect(files.get('logs')).toEqual([])
})

test('a stack of another version goes with the platform', async () => {
  stacks.set('CarAudio-market', 'UPDATE_COMPLETE')
  await deletePlatform(buckets, () => undefined)
  expect([...stacks.keys()]).toEqual([])
})

test('a platform that could not be deleted whole is deleted by the next attempt, without an update', async () => {
  expect(await isHalfDeleted()).toBe(false)
  for (const stack of stacks.keys()) if (stack !== 'CarAudio-data') stacks.delete(stack)
  stacks.set('CarAudio-data', 'DELETE_FAILED')
  expect(await isHalfDeleted()).toBe(true)
  await deletePlatform({ ...buckets, assets: undefined, accessLogs: undefined }, () => undefined)
  expect([...stacks.keys()]).toEqual([])
})

test.each(['ROLLBACK_FAILED', 'DELETE_FAILED'])(
  'a site whose first deployment ended in %s over its files can be deployed again',
  async (status) => {
    stacks.set('CarAudio-web', status)
    await removeFailedSite()
    expect(stacks.has('CarAudio-web')).toBe(false)
    expect([files.get('assets'), files.get('logs')]).toEqual([[], []])
  },
)

test('a site that stands, or that is not there yet, is left alone before a deployment', async () => {
  for (const status of ['UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'ROLLBACK_COMPLETE']) {
    stacks.set('CarAudio-web', status)
    await removeFailedSite()
    expect(stacks.get('CarAudio-web')).toBe(status)
  }
  stacks.delete('CarAudio-web')
  await removeFailedSite()
  expect(files.get('assets')).toEqual(['assets/c.js'])
})
