/** Last characters of every built script and style: Firefox 153 and others deliver truncated files as complete. */
export const endMark = '/**/'
