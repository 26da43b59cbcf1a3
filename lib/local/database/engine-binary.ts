import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Returns the place where the database engine for this platform was installed. */
export function engineBinary(platform: string = process.platform, arch: string = process.arch): string {
  const require = createRequire(import.meta.url)
  try {
    const folder = dirname(require.resolve(`@dynoxide/${platform}-${arch}/package.json`))
    return join(folder, platform === 'win32' ? 'dynoxide.exe' : 'dynoxide')
  } catch {
    throw new Error(
      `The database engine is not installed for ${platform}-${arch}. Set AWS_ENDPOINT_URL_DYNAMODB to the address of any DynamoDB-compatible engine.`,
    )
  }
}
