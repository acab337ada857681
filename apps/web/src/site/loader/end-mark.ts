/**
 * How every built script and style ends. Where a line is cut, some browsers (Firefox 153) hand over the half that
 * came as if it were all.
 */
export const endMark = '/**/'
