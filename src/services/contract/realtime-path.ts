/** The path of the live channel, STOMP over a WebSocket (R7.5-12): apart from its contract, which no first page needs. */
export const realtimePath = '/msg/ws';
