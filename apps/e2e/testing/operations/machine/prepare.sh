# Turns this mount namespace into a new server without Northword. It has this machine's programs; the commands beside
# this file replace those that need a network or an init system.
#   $1 folder of these commands   $2 repository   $3 empty folder
set -euo pipefail
commands=$1 repository=$2 scratch=$3

mount -t tmpfs -o mode=755 tmpfs "$scratch"
for path in etc opt var usr/local root; do
  mkdir -p "$scratch/$path" "$scratch/work/$path"
  mount -t overlay overlay -o "lowerdir=/$path,upperdir=$scratch/$path,workdir=$scratch/work/$path" "/$path"
done
# Hides this machine's Postgres clusters: the new server has none yet.
for path in /run /var/lib/postgresql /etc/postgresql; do mount -t tmpfs -o mode=755 tmpfs "$path"; done
rm -rf /opt/northword /etc/northword.env /var/lib/northword
mkdir -p /run/played /run/postgresql
chown postgres /run/postgresql /var/lib/postgresql 2>/dev/null || true
install --mode=755 "$commands"/{apt-get,certbot,systemctl,journalctl,nginx,npm,npx} /usr/local/bin/
ip link set lo up
echo '127.0.0.1 localhost mail.studio.example www.studio.example' > /etc/hosts

# A copy with two tags stands in for a studio's own repository.
mkdir "$scratch/origin"
tar --create --directory="$repository" --exclude=node_modules --exclude=dist --exclude='.data*' --exclude=.git \
  --exclude=.turbo --exclude=.env . | tar --extract --directory="$scratch/origin"
git() { command git -c user.name=Studio -c user.email=studio@example.com -C "$scratch/origin" "$@"; }
git init --quiet --initial-branch=main
git add --all
git commit --quiet --message='Our studio'
git tag v1.0.0
# The next release has another migration, and changes files that an operator has copied.
(cd "$scratch/origin" && "$repository/node_modules/.bin/node" bin/migration.mjs next-release > /dev/null)
sed --in-place 's/addSql(``)/addSql(`select 1`)/' "$scratch"/origin/apps/server/src/db/migrations/*-next-release.ts
for file in Caddyfile northword northword.service prometheus-rules.yml; do
  sed --in-place '$a # Our next release' "$scratch/origin/deploy/$file"
done
git add --all
git commit --quiet --message='Our next release'
git tag v1.1.0
command git config --global url."file://$scratch/origin".insteadOf https://git.studio.example/northword.git
command git config --global advice.detachedHead false
command git config --global --add safe.directory '*'
echo "$repository" > /run/played/repository
