import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectLockRetention,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { daysKept, daysKeptOfMonth } from '#shared/operations/backups/backup.ts'
import { acknowledge } from './acknowledge.ts'
import type { Settings } from './settings.ts'

/**
 * Backups, and what a restore of an older one has to catch up with. For as long as a backup is kept, no role of the
 * platform can delete or change its files for good; a deployment that may be destroyed locks none.
 */
export function makeBackupBucket(scope: Construct, settings: Settings): Bucket {
  const bucket = new Bucket(scope, 'Backups', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.KMS_MANAGED,
    enforceSSL: true,
    versioned: true,
    // Always possible, because a bucket that begins to lock is another bucket.
    objectLockEnabled: true,
    ...(!settings.disposable && {
      objectLockDefaultRetention: ObjectLockRetention.governance(Duration.days(daysKept)),
    }),
    removalPolicy: settings.disposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    lifecycleRules: [
      { id: 'forget-daily-backups', prefix: 'exports/daily/', expiration: Duration.days(daysKept) },
      { id: 'forget-manual-backups', prefix: 'exports/manual/', expiration: Duration.days(daysKept) },
      {
        id: 'forget-monthly-backups',
        prefix: 'exports/monthly/',
        expiration: Duration.days(daysKeptOfMonth),
      },
      // As long as there may be a backup that is older than them.
      { id: 'forget-erasures', prefix: 'erasures/', expiration: Duration.days(daysKeptOfMonth) },
      { id: 'forget-opt-outs', prefix: 'opt-outs/', expiration: Duration.days(daysKeptOfMonth) },
      { id: 'abort-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      {
        id: 'forget-old-versions',
        noncurrentVersionExpiration: Duration.days(1),
        expiredObjectDeleteMarker: true,
      },
    ],
  })
  acknowledge(
    bucket,
    'Only administrators get addresses of its files, and each of them is recorded as an activity.',
    'AwsSolutions-S1',
  )
  return bucket
}
