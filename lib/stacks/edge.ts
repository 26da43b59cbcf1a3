import { Duration, Stack } from 'aws-cdk-lib'
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type IOrigin,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { Construct } from 'constructs'
import { securityHeaders } from '#lib/security-headers.ts'
import { forwardAddress, forwardTheme } from './edge-functions.ts'
import { responseHeaders } from './response-headers.ts'

/** Tells CloudFront how to treat pages, files and APIs. */
export class Edge extends Construct {
  private readonly headers: ResponseHeadersPolicy
  private readonly embedHeaders: ResponseHeadersPolicy
  private readonly pages: CachePolicy
  private readonly answers: CachePolicy
  private readonly theme: EdgeFunction
  private readonly address: EdgeFunction

  constructor(
    scope: Construct,
    id: string,
    {
      mediaHost,
      oauthOrigin,
      analytics,
    }: { mediaHost: string; oauthOrigin: string | undefined; analytics: boolean },
  ) {
    super(scope, id)
    const { region } = Stack.of(this)
    const hosts = {
      userPoolOrigin: `https://cognito-idp.${region}.amazonaws.com`,
      oauthOrigin,
      uploadOrigin: `https://${mediaHost}`,
      https: true,
      analytics,
    }
    this.headers = responseHeaders(this, 'Headers', securityHeaders(hosts))
    this.embedHeaders = responseHeaders(this, 'EmbedHeaders', securityHeaders(hosts, { isEmbedded: true }))
    this.pages = new CachePolicy(this, 'Pages', {
      comment: 'Keeps a page as long as it says, one for each theme.',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      headerBehavior: CacheHeaderBehavior.allowList('x-theme'),
      cookieBehavior: CacheCookieBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    })
    this.answers = new CachePolicy(this, 'Answers', {
      comment: 'Keeps an answer that is the same for everyone as long as it says.',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.minutes(1),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    })
    this.theme = this.makeFunction('Theme', forwardTheme)
    this.address = this.makeFunction('Address', forwardAddress)
  }

  /** Serves rendered HTML. The page’s `s-maxage` and `stale-while-revalidate` apply. */
  forPages(origin: IOrigin): BehaviorOptions {
    return {
      ...this.common(origin),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: this.pages,
      functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: this.theme }],
    }
  }

  /** Pages that others show within theirs. */
  forEmbeds(origin: IOrigin): BehaviorOptions {
    return { ...this.forPages(origin), responseHeadersPolicy: this.embedHeaders }
  }

  forFiles(origin: IOrigin): BehaviorOptions {
    return {
      ...this.common(origin),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    }
  }

  /**
   * Keeps nothing, unless the route is made for it; passes on the whole request except its host, which the
   * API would not know.
   */
  forApi(origin: IOrigin, { kept = false } = {}): BehaviorOptions {
    return {
      ...this.common(origin),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: kept ? this.answers : CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: this.address }],
    }
  }

  private common(origin: IOrigin) {
    return {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: this.headers,
      compress: true,
    }
  }

  private makeFunction(id: string, code: string): EdgeFunction {
    return new EdgeFunction(this, id, {
      code: FunctionCode.fromInline(code),
      runtime: FunctionRuntime.JS_2_0,
    })
  }
}
