import { createLogger, type UserConfig } from 'vite'

/** Rolldown's warnings. How long plugins take depends on the machine. */
export const checks = { bundlerTimings: false }

/** Lets vite tell of warnings and errors, and in one line that a part is built. */
export function quietBuild(part: string): Pick<UserConfig, 'logLevel' | 'customLogger'> {
  const [customLogger, logger] = [createLogger('info'), createLogger('info')]
  customLogger.info = (message, options) => {
    const [built] = message.match(/built in [\d.]+m?s/) ?? []
    if (built) logger.info(`${part}: ${built}`, options)
  }
  customLogger.clearScreen = () => {}
  // Vite reads files that a module composes without their names. Ours have no addresses that would need one.
  customLogger.warnOnce = (message, options) => {
    if (!message.includes('did not pass the `from` option')) logger.warnOnce(message, options)
  }
  return { logLevel: 'warn', customLogger }
}
