const variable = 'AWS_ENDPOINT_URL_DYNAMODB'

/** Makes sure that an engine that was started elsewhere answers; a failure names its setting. */
export async function reachEngine(endpoint: string): Promise<void> {
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error(
      `${variable} must be the address of a DynamoDB-compatible engine, like http://127.0.0.1:8000, not "${endpoint}".`,
    )
  try {
    await fetch(endpoint)
  } catch {
    throw new Error(
      `No database engine answers at ${endpoint}, which ${variable} names. Start one there, or unset ${variable} to use the bundled engine.`,
    )
  }
}
