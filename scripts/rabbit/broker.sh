# RabbitMQ with web-STOMP for `npm run rabbit`, on loopback only (Debian: apt-get install --no-install-recommends rabbitmq-server).
# Run `. scripts/rabbit/broker.sh` in the root of the project: rabbitmqctl needs what it exports. Ready at "completed with … plugins".
broker="$PWD/.test/rabbit"
mkdir -p "$broker"
echo '[rabbitmq_web_stomp].' > "$broker/enabled_plugins"
printf '%s\n' 'listeners.tcp.1 = 127.0.0.1:25673' 'stomp.listeners.tcp.1 = 127.0.0.1:25674' \
  'web_stomp.tcp.ip = 127.0.0.1' 'web_stomp.tcp.port = 15674' > "$broker/rabbitmq.conf"
export HOME="$broker" RABBITMQ_BASE="$broker" RABBITMQ_NODENAME=shiye@localhost RABBITMQ_DIST_PORT=25683
export RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS='-kernel inet_dist_use_interface {127,0,0,1}'
export ERL_EPMD_ADDRESS=127.0.0.1 ERL_EPMD_PORT=4381
export RABBITMQ_MNESIA_BASE="$broker/data" RABBITMQ_LOG_BASE="$broker/log"
export RABBITMQ_CONFIG_FILE="$broker/rabbitmq.conf" RABBITMQ_ENABLED_PLUGINS_FILE="$broker/enabled_plugins"
/usr/lib/rabbitmq/bin/rabbitmq-server &
