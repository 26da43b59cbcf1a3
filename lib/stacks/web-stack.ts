import { readdirSync } from 'node:fs'
import { CfnOutput, Duration, Names, RemovalPolicy, Stack, type StackProps, Token } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  type BehaviorOptions,
  CfnOriginAccessControl,
  CfnResponseHeadersPolicy,
  Distribution,
  type ErrorResponse,
  HttpVersion,
  type IOrigin,
  PriceClass,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront'
import { FunctionUrlOrigin, HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { site } from '#lib/background-infra/site.ts'
import { embedPath } from '#lib/security-headers.ts'
import { daysAccessLogsKept } from '#shared/platform/security/days-access-logs-kept.ts'
import { acknowledge } from './acknowledge.ts'
import { watchFunction } from './alarms.ts'
import { apiPatterns } from './api-patterns.ts'
import { deployAssets } from './deploy-assets.ts'
import { Edge } from './edge.ts'
import { known } from './grants.ts'
import { type ApiName, apiNames } from './http-apis.ts'
import { PlatformFunction } from './platform-function.ts'
import { unknownSiteUrl } from './settings.ts'
import type { Surroundings } from './surroundings.ts'
import { watchSite } from './watch-requests.ts'

type Props = StackProps & {
  around: Surroundings
  /** The web app as it was built for browsers. */
  clientDir: string
  apiHosts: Record<ApiName, string>
  liveHost: string
}

/** One host for everything: pages, assets, members' files, the APIs and the live connection. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props)
    const { around, clientDir } = props
    const { settings } = around
    const renderer = new PlatformFunction(this, 'site', site, around)
    watchFunction(renderer, around.alarms)
    const edge = new Edge(this, 'Edge', {
      mediaHost: around.mediaBucket.bucketRegionalDomainName,
      analytics: settings.analyticsId !== undefined,
      oauthOrigin: around.userPool?.oauthUrl,
    })
    const assets = this.makeAssetBucket()
    const fromAssets = edge.forFiles(S3BucketOrigin.withOriginAccessControl(assets))
    const pages = makeSiteOrigin(renderer)
    const host = new URL(settings.siteUrl).host
    const hasOwnHost = settings.siteUrl !== unknownSiteUrl && settings.certificateArn
    const logs = takesEdgeLogs(this.region) ? this.makeLogBucket() : undefined
    const distribution = new Distribution(this, 'Site', {
      comment: this.stackName,
      defaultBehavior: edge.forPages(pages),
      additionalBehaviors: {
        ...this.apiBehaviors(edge, props),
        [`${embedPath}*`]: edge.forEmbeds(pages),
        '/live': edge.forApi(new HttpOrigin(props.liveHost)),
        '/media/*': edge.forFiles(this.mediaOrigin(around)),
        ...Object.fromEntries(staticPatterns(clientDir).map((pattern) => [pattern, fromAssets])),
      },
      ...(hasOwnHost && {
        domainNames: [host],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', hasOwnHost),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      errorResponses: [500, 502, 503, 504].map(uncached),
      ...(logs && { logBucket: logs, logIncludesCookies: false }),
    })
    acknowledge(distribution, 'The platform is for everyone, everywhere.', 'AwsSolutions-CFR1')
    acknowledge(
      distribution,
      'Rates are limited by caller in the functions; a firewall with its monthly price is added when there is an attack to stop.',
      'AwsSolutions-CFR2',
    )
    if (!logs)
      acknowledge(
        distribution,
        'CloudFront delivers no logs into this region; the APIs and the site log their requests, without addresses.',
        'AwsSolutions-CFR3',
      )
    if (!hasOwnHost)
      acknowledge(
        distribution,
        'The host that CloudFront gives comes with its certificate; a host of one’s own asks for TLS 1.2.',
        'AwsSolutions-CFR4',
      )
    // CloudFront counts in us-east-1 alone, and an alarm sees the metrics of its own region.
    if (this.region === 'us-east-1') watchSite(distribution, around.alarms)
    deployAssets(this, assets, clientDir, renderer)
    nameByRegion(this)
    new CfnOutput(this, 'SiteUrl', {
      value: hasOwnHost ? settings.siteUrl : `https://${distribution.distributionDomainName}`,
    })
    new CfnOutput(this, 'DistributionHost', { value: distribution.distributionDomainName })
    new CfnOutput(this, 'AssetBucket', { value: assets.bucketName })
    if (logs) new CfnOutput(this, 'AccessLogBucket', { value: logs.bucketName })
  }

  /** The bucket's own stack lets CloudFront read public files. */
  private mediaOrigin({ mediaBucket }: Surroundings): IOrigin {
    const bucket = Bucket.fromBucketAttributes(this, 'Media', {
      bucketName: mediaBucket.bucketName,
      bucketRegionalDomainName: mediaBucket.bucketRegionalDomainName,
    })
    acknowledge(
      this,
      'The policy is part of the bucket, in its own stack.',
      'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    )
    return S3BucketOrigin.withOriginAccessControl(bucket)
  }

  private apiBehaviors(edge: Edge, { apiHosts, around }: Props): Record<string, BehaviorOptions> {
    const customHeaders = { 'x-origin-secret': around.originSecret.unsafeUnwrap() }
    const origins = new Map(apiNames.map((name) => [name, new HttpOrigin(apiHosts[name], { customHeaders })]))
    return Object.fromEntries(
      apiPatterns().map(({ pattern, api, kept = false }) => [
        pattern,
        edge.forApi(known(origins.get(api), `origin of ${api}`), { kept }),
      ]),
    )
  }

  /** Everything in it can be built again. */
  private makeAssetBucket(): Bucket {
    const bucket = new Bucket(this, 'Assets', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    acknowledge(bucket, 'It holds public files that only CloudFront reads.', 'AwsSolutions-S1')
    return bucket
  }

  /**
   * What was asked of the edge, and from which address, to find abuse and faults; the privacy policy names the 30 days.
   * These are the older logs of CloudFront, because the newer ones are set up in us-east-1 alone.
   */
  private makeLogBucket(): Bucket {
    const bucket = new Bucket(this, 'AccessLogs', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      // CloudFront delivers by an access control list that it adds to the bucket.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      lifecycleRules: [{ id: 'forget-addresses', expiration: Duration.days(daysAccessLogsKept) }],
    })
    acknowledge(bucket, 'It holds logs itself, which no function reads.', 'AwsSolutions-S1')
    return bucket
  }
}

/** The regions that every account has from its start. Into those that it opts in to, CloudFront delivers no logs. */
const regionsWithLogs = new Set([
  ...['us-east-1', 'us-east-2', 'us-west-1', 'us-west-2', 'ca-central-1', 'sa-east-1'],
  ...['eu-central-1', 'eu-north-1', 'eu-west-1', 'eu-west-2', 'eu-west-3'],
  ...['ap-northeast-1', 'ap-northeast-2', 'ap-northeast-3', 'ap-south-1', 'ap-southeast-1', 'ap-southeast-2'],
])

const takesEdgeLogs = (region: string): boolean => Token.isUnresolved(region) || regionsWithLogs.has(region)

const makeSiteOrigin = (renderer: PlatformFunction): IOrigin =>
  FunctionUrlOrigin.withOriginAccessControl(
    renderer.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM }),
  )

/** These are known by name in the whole account, and the CDK would give them the same one in every region. */
function nameByRegion(stack: Stack): void {
  for (const child of stack.node.findAll()) {
    const name = `${Names.uniqueResourceName(child, { maxLength: 48 })}-${stack.region}`
    if (child instanceof CfnOriginAccessControl)
      child.addPropertyOverride('OriginAccessControlConfig.Name', name)
    if (child instanceof CfnResponseHeadersPolicy)
      child.addPropertyOverride('ResponseHeadersPolicyConfig.Name', name)
  }
}

/**
 * An error of an origin ends with its cause, and concerns that request alone: CloudFront ignores `no-store` on errors.
 */
const uncached = (httpStatus: number): ErrorResponse => ({ httpStatus, ttl: Duration.seconds(0) })

/** The top level of the build: folders of hashed files, pictures, and other single files. */
function staticPatterns(clientDir: string): string[] {
  const patterns = readdirSync(clientDir, { withFileTypes: true })
    .filter(({ name }) => !/^\.|\.(br|gz|html)$/.test(name))
    .map((entry) =>
      entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name.replace(/.*(?=\.png$)/, '*')}`,
    )
  return [...new Set(patterns)].toSorted()
}
