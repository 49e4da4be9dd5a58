{{- define "experiencia.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 53 | trimSuffix "-" -}}
{{- else if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 53 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 53 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "experiencia.selectorLabels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "experiencia.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{ include "experiencia.selectorLabels" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "experiencia.serviceAccount" -}}
{{- if .Values.serviceAccount.name -}}
{{- .Values.serviceAccount.name -}}
{{- else if .Values.serviceAccount.create -}}
{{- include "experiencia.fullname" . -}}
{{- else -}}
default
{{- end -}}
{{- end -}}

{{- define "experiencia.image" -}}
{{- $repository := required "image.repository: the image that the Dockerfile builds, in a registry of yours" .Values.image.repository -}}
{{- if .Values.image.digest -}}
{{- printf "%s@%s" $repository .Values.image.digest -}}
{{- else -}}
{{- printf "%s:%s" $repository (.Values.image.tag | default .Chart.AppVersion) -}}
{{- end -}}
{{- end -}}

{{/* The secrets that are set here: "true" where there are any. */}}
{{- define "experiencia.hasSecrets" -}}
{{- range $name, $value := .Values.secrets -}}
{{- if $value -}}true{{- end -}}
{{- end -}}
{{- end -}}

{{/* Whether a variable is set, or may be: (dict "root" $ "name" "REDIS_URL") */}}
{{- define "experiencia.isSet" -}}
{{- $name := .name -}}
{{- $values := .root.Values -}}
{{- if or (get $values.settings $name) (get $values.secrets $name) -}}true{{- end -}}
{{- if and $values.existingSecret (hasKey $values.secrets $name) -}}true{{- end -}}
{{- range $values.extraEnv -}}
{{- if eq .name $name -}}true{{- end -}}
{{- end -}}
{{- end -}}

{{/* The host of the Ingress. */}}
{{- define "experiencia.host" -}}
{{- .Values.ingress.host | default (regexReplaceAll ":[0-9]+$" (urlParse .Values.settings.PUBLIC_URL).host "") -}}
{{- end -}}

{{/* What can't run is refused before anything is changed in the cluster. */}}
{{- define "experiencia.check" -}}
{{- $isSet := dict -}}
{{- range list "PUBLIC_URL" "DATABASE_URL" "JWT_SECRET" "REDIS_URL" "MINIO_ENDPOINT" "MINIO_ACCESS_KEY" "MINIO_SECRET_KEY" "BACKUP_S3_BUCKET" "BACKUP_DIR" "TRUST_PROXY" -}}
{{- $_ := set $isSet . (include "experiencia.isSet" (dict "root" $ "name" .)) -}}
{{- end -}}
{{- $_ := required "settings.PUBLIC_URL: the address people type" $isSet.PUBLIC_URL -}}
{{- if .Values.embedded.enabled -}}
{{- if or .Values.secrets.DATABASE_URL .Values.autoscaling.enabled -}}
{{- fail "embedded.enabled: one instance alone has the embedded database, so autoscaling is off and secrets.DATABASE_URL empty" -}}
{{- end -}}
{{- else -}}
{{- $_ := required "secrets.DATABASE_URL: a PostgreSQL server, or embedded.enabled" $isSet.DATABASE_URL -}}
{{- $_ := required "secrets.JWT_SECRET: the same for all instances, by openssl rand -hex 32" $isSet.JWT_SECRET -}}
{{- $_ := required "settings.MINIO_ENDPOINT: an S3-compatible store; files in an instance go with it" $isSet.MINIO_ENDPOINT -}}
{{- $_ := required "settings.MINIO_ACCESS_KEY: of the store that MINIO_ENDPOINT names" $isSet.MINIO_ACCESS_KEY -}}
{{- $_ := required "secrets.MINIO_SECRET_KEY: of the store that MINIO_ENDPOINT names" $isSet.MINIO_SECRET_KEY -}}
{{- $_ := required "settings.BACKUP_S3_BUCKET: backups in an instance go with it; or BACKUP_DIR on a volume of extraVolumes" (or $isSet.BACKUP_S3_BUCKET $isSet.BACKUP_DIR) -}}
{{- if or .Values.autoscaling.enabled (gt (int .Values.replicas) 1) -}}
{{- $_ := required "secrets.REDIS_URL: several instances share their events by Valkey or Redis" $isSet.REDIS_URL -}}
{{- end -}}
{{- end -}}
{{- if .Values.ingress.enabled -}}
{{- $_ := required "settings.TRUST_PROXY: the network of the proxy's pods, such as 10.42.0.0/16, or everybody shares its address and limits" $isSet.TRUST_PROXY -}}
{{- end -}}
{{- if .Values.serviceMonitor.enabled -}}
{{- $_ := required "secrets.METRICS_TOKEN, or one in existingSecret: Prometheus reads figures with it" (or .Values.secrets.METRICS_TOKEN .Values.existingSecret) -}}
{{- end -}}
{{- if lt (int .Values.terminationGracePeriodSeconds) (add (int .Values.preStopSeconds) 11 | int) -}}
{{- fail "terminationGracePeriodSeconds: preStopSeconds, and more than the ten seconds in which an instance ends" -}}
{{- end -}}
{{- end -}}
