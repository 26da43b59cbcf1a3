import { env } from '#core/env.ts'

/** The setting that names a bucket. */
export type BucketName = 'MEDIA_BUCKET' | 'BACKUP_BUCKET'

/** Returns the bucket’s address: its own host on AWS, a path below `AWS_ENDPOINT_URL_S3` if that is set. */
export function bucketUrl(name: BucketName = 'MEDIA_BUCKET'): string {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  const bucket = env(name)
  return endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${env('AWS_REGION')}.amazonaws.com`
}
