/**
 * Opens something, and does what has to be done once it is closed, or cannot be opened: a lock that was taken for it ends, a
 * copy that was made for it goes.
 */
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
