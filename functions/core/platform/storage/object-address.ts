import { env } from '#core/env.ts'

/** Returns the bucket’s address: its own host on AWS, a path below `AWS_ENDPOINT_URL_S3` if that is set. */
export function bucketUrl(): string {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  const bucket = env('MEDIA_BUCKET')
  return endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${env('AWS_REGION')}.amazonaws.com`
}
