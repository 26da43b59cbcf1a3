import { blockedPorts } from './blocked-ports.ts'

/** The port that `PORT` names; 0 is any that is free. */
export function readPort(given: string | undefined): number {
  // Set to nothing it would be any port.
  const port = Number(given || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a port number, not "${given}".`)
  if (blockedPorts.has(port))
    throw new Error(`Browsers do not open port ${port}. Choose another port: PORT=3000 npm start`)
  return port
}
