import { awsClient, DeployError, region, textOf } from './aws-query.ts'

const atOnce = 20

/**
 * Deletes every version of every object, because a bucket that holds something cannot be deleted. What is locked for
 * the roles of the platform is not locked for who may destroy it.
 */
export async function emptyBucket(bucket: string): Promise<number> {
  const client = await awsClient('s3')
  const base = await bucketUrl(bucket)
  let deleted = 0
  for (;;) {
    const response = await client.fetch(`${base}?versions&max-keys=500`)
    if (response.status === 404) return deleted
    if (!response.ok) throw new DeployError(`The bucket ${bucket} cannot be listed (${response.status}).`)
    const versions = versionsIn(await response.text())
    if (versions.length === 0) return deleted
    for (let start = 0; start < versions.length; start += atOnce)
      await Promise.all(versions.slice(start, start + atOnce).map(remove))
    deleted += versions.length
  }

  async function remove({ key, versionId }: Version): Promise<void> {
    const path = key.split('/').map(encodeURIComponent).join('/')
    const response = await client.fetch(`${base}/${path}?versionId=${encodeURIComponent(versionId)}`, {
      method: 'DELETE',
      headers: { 'x-amz-bypass-governance-retention': 'true' },
    })
    if (!response.ok) throw new DeployError(`${key} in ${bucket} cannot be deleted (${response.status}).`)
  }
}

type Version = { key: string; versionId: string }

/** Versions, and the marks of what was deleted, which count as one. */
const versionsIn = (xml: string): Version[] =>
  [...xml.matchAll(/<(Version|DeleteMarker)>([\s\S]*?)<\/\1>/g)].map(([, , entry = '']) => ({
    key: unescapeXml(textOf(entry, 'Key') ?? ''),
    versionId: textOf(entry, 'VersionId') ?? 'null',
  }))

async function bucketUrl(bucket: string): Promise<string> {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL
  return endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${await region()}.amazonaws.com`
}

const unescapeXml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
