/** Opens something, and runs `end` once it is closed or could not be opened, for instance to release a lock. */
export async function ending<Opened extends { close: () => Promise<void> }>(
  open: () => Promise<Opened>,
  end: () => Promise<void>,
): Promise<Opened> {
  try {
    const opened = await open()
    const close = async () => {
      await opened.close()
      await end()
    }
    return { ...opened, close }
  } catch (error) {
    await end()
    throw error
  }
}
