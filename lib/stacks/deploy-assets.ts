import { CfnResource, DefaultStackSynthesizer, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { acknowledge, spelledPlace } from './acknowledge.ts'

/** Copies for servers that do not compress; CloudFront does. */
const precompressed = ['*.br', '*.gz', '**/*.br', '**/*.gz']

/**
 * Uploads the built web app: first the hashed files, kept for good beside those of earlier deployments, because open
 * tabs still ask for them; then the others, which browsers ask for again after an hour. The site is replaced after the
 * first, because its pages name the files of their own build.
 */
export function deployAssets(
  scope: Construct,
  bucket: Bucket,
  clientDir: string,
  site: LambdaFunction,
): void {
  const logGroup = new LogGroup(scope, 'UploaderLog', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const options = {
    destinationBucket: bucket,
    role: makeUploaderRole(scope, bucket, logGroup),
    prune: false,
    logGroup,
    memoryLimit: 512,
  }
  const first = new BucketDeployment(scope, 'HashedFiles', {
    ...options,
    sources: [Source.asset(clientDir, { exclude: ['*', '!assets', '!assets/**', ...precompressed] })],
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  })
  const second = new BucketDeployment(scope, 'OtherFiles', {
    ...options,
    sources: [Source.asset(clientDir, { exclude: ['assets/**', ...precompressed] })],
    cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.hours(1))],
  })
  second.node.addDependency(first)
  const uploads = first.node.findAll().filter((child) => child instanceof CfnResource)
  const renderer = site.node.defaultChild as CfnResource
  renderer.addOverride(
    'DependsOn',
    uploads.map(({ logicalId }) => logicalId),
  )
  for (const child of Stack.of(scope).node.children) {
    if (!child.node.id.startsWith('Custom::CDKBucketDeployment')) continue
    acknowledge(child, 'The function comes with the CDK, which chooses its runtime.', 'AwsSolutions-L1')
    // The reference to the role orders the two already.
    const resource = child.node.defaultChild as CfnResource
    resource.addOverride('DependsOn', undefined)
  }
}

/** Less than the CDK would grant: it reads what was deployed and adds files, and neither deletes nor reads others. */
function makeUploaderRole(scope: Construct, bucket: Bucket, log: LogGroup): IRole {
  const { account, region } = Stack.of(scope)
  const staged = `cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${region}/*`
  const allow = (actions: string[], resource: string) =>
    new PolicyStatement({ actions, resources: [resource] })
  const role = new Role(scope, 'UploaderRole', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: {
      needs: new PolicyDocument({
        statements: [
          allow(['s3:GetObject'], `arn:aws:s3:::${staged}`),
          allow(['s3:ListBucket'], bucket.bucketArn),
          allow(['s3:PutObject'], bucket.arnForObjects('*')),
          allow(['logs:CreateLogStream', 'logs:PutLogEvents'], log.logGroupArn),
        ],
      }),
    },
  })
  const place = spelledPlace(role)
  acknowledge(
    role,
    'Files are named after their content, so their names are not known here; the two buckets are.',
    `AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-${place.account}-${place.region}/*]`,
    'AwsSolutions-IAM5[Resource::<Assets9A31D427.Arn>/*]',
  )
  return role.withoutPolicyUpdates()
}
