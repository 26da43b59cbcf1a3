import { awsClient, DeployError, region } from './aws-query.ts'

const atOnce = 20

/** Deletes every object, because a bucket that holds something cannot be deleted. */
export async function emptyBucket(bucket: string): Promise<number> {
  const client = await awsClient('s3')
  const base = await bucketUrl(bucket)
  let deleted = 0
  for (;;) {
    const response = await client.fetch(`${base}?list-type=2&max-keys=500`)
    if (response.status === 404) return deleted
    if (!response.ok) throw new DeployError(`The bucket ${bucket} cannot be listed (${response.status}).`)
    const keys = [...(await response.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) =>
      unescapeXml(key ?? ''),
    )
    if (keys.length === 0) return deleted
    for (let start = 0; start < keys.length; start += atOnce)
      await Promise.all(keys.slice(start, start + atOnce).map(remove))
    deleted += keys.length
  }

  async function remove(key: string): Promise<void> {
    const response = await client.fetch(`${base}/${key.split('/').map(encodeURIComponent).join('/')}`, {
      method: 'DELETE',
    })
    if (!response.ok) throw new DeployError(`${key} in ${bucket} cannot be deleted (${response.status}).`)
  }
}

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
